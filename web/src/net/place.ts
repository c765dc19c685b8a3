/** Where this client lies, and whether it came from a server of ours. */

/**
 * The path that all addresses of the client begin with. A server has it at the root; a folder of files can lie anywhere. The
 * files of a built client know from where they were loaded.
 */
export const BASE: string = import.meta.env.PROD ? new URL('..', import.meta.url).pathname : '/';

/** Is there a server behind this page? A page on a host of plain files says that there is none. */
export function hasServer(): boolean {
  return typeof document === 'undefined' || document.querySelector('meta[name="vale-server"][content="none"]') === null;
}

/** The address of a page of the client, such as `/rules`, where the client lies. */
export function at(path: string): string {
  return BASE + path.slice(1);
}

/** The page of the client that a path leads to: `/vale/rules` is `/rules`. */
export function pageOf(path: string): string {
  return path.startsWith(BASE) ? path.slice(BASE.length - 1) : path;
}
