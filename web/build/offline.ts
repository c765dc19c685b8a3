import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('./sw.js', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));

/** What a device without a connection has no use for: pictures for messengers. */
const ONLINE = ['link.jpg'];

/** The service worker, with the names of all files of the client and a version that changes with them. */
export function serviceWorker(files: readonly string[], contents: string): string {
  const version = createHash('sha256').update(contents).digest('hex').slice(0, 16);
  return readFileSync(WORKER, 'utf8').replace('/* FILES */ []', JSON.stringify(files)).replace("/* VERSION */ ''", JSON.stringify(version));
}

/** Writes `sw.js`, which keeps all files of the client on the device. */
export function offline(): Plugin {
  return {
    name: 'vale-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const fixed = readdirSync(PUBLIC).filter((file) => !ONLINE.includes(file));
      const built = Object.keys(bundle).filter((file) => file !== 'index.html');
      const files = [...fixed, ...built].toSorted();
      // The names of built files tell what is in them; those of the others do not.
      const contents = [JSON.stringify(files), ...fixed.map((file) => readFileSync(PUBLIC + file, 'base64'))];
      const page = bundle['index.html'];
      if (page?.type === 'asset') contents.push(page.source.toString());
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: serviceWorker(files, contents.join()) });
    },
  };
}
