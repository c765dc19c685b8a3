import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:locale/';
const LOCALES = fileURLToPath(new URL('../../locales/', import.meta.url));

/** What only the command line says. */
const NOT_FOR_THE_BROWSER = new Set(['cli.ftl', 'effects.ftl']);

/** The modules `virtual:locale/en` and so on: all Fluent files of a language that the browser needs, as one text. */
export function locales(): Plugin {
  return {
    name: 'vale-locales',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folder = `${LOCALES}${id.slice(PREFIX.length + 1)}/`;
      const files = readdirSync(folder).filter((file) => file.endsWith('.ftl') && !NOT_FOR_THE_BROWSER.has(file));
      for (const file of files) this.addWatchFile(folder + file);
      const text = files.map((file) => readFileSync(folder + file, 'utf8')).join('\n');
      return `export default ${JSON.stringify(withoutComments(text))};`;
    },
  };
}

function withoutComments(text: string): string {
  return text.replaceAll(/^#.*\n/gm, '').replaceAll(/\n{2,}/g, '\n');
}
