import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:locale/';
const LOCALES = fileURLToPath(new URL('../../crates/words/locales/', import.meta.url));
const LIST = fileURLToPath(new URL('../src/generated/messages.ts', import.meta.url));

/** The files that the browser needs. It gets what cards say as finished texts. */
const FILES = ['names.ftl', 'game.ftl', 'web.ftl'];

/** The modules `virtual:locale/en` and so on: the messages of a language that the browser needs, as one text. */
export function locales(): Plugin {
  return {
    name: 'vale-locales',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folder = `${LOCALES}${id.slice(PREFIX.length + 1)}/`;
      for (const file of FILES) this.addWatchFile(folder + file);
      this.addWatchFile(LIST);
      const known = new Set([...readFileSync(LIST, 'utf8').matchAll(/^ {2}'([\w-]+)':/gm)].map(([, id]) => id));
      const text = FILES.map((file) => readFileSync(folder + file, 'utf8')).join('\n');
      return `export default ${JSON.stringify(only(known, withoutComments(text)))};`;
    },
  };
}

function withoutComments(text: string): string {
  return text.replaceAll(/^#.*\n/gm, '').replaceAll(/\n{2,}/g, '\n');
}

/** The messages with these ids. A letter stands in the first column only where one begins. */
function only(ids: ReadonlySet<string | undefined>, text: string): string {
  return text
    .split(/\n(?=[a-z])/)
    .filter((message) => ids.has(/^[\w-]+/.exec(message)?.[0]))
    .join('\n');
}
