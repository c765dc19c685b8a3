import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import svgpath from 'svgpath';
import type { Plugin } from 'vite';

const MODULE = 'virtual:icons';
const RESOLVED = `\0${MODULE}`;
const LIST = fileURLToPath(new URL('../src/cards/icons.json', import.meta.url));

/** How many decimals coordinates have: on a card, a tenth is a thirtieth of a pixel. The package has three. */
const DECIMALS = 1;

type IconList = Record<string, Record<string, string>>;

/**
 * The module `virtual:icons`: for each name of `icons.json` the outline of the icon, as the `d` of a path in a square of
 * 512. Only the icons that the game uses get into the client, of the thousands in the package.
 */
export function icons(): Plugin {
  return {
    name: 'vale-icons',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      this.addWatchFile(LIST);
      return Object.entries(outlines())
        .map(([group, entries]) => `export const ${group} = ${JSON.stringify(entries)};`)
        .join('\n');
    },
  };
}

function outlines(): IconList {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    icons: Record<string, { body: string }>;
    aliases?: Record<string, { parent: string }>;
  };
  const outline = (icon: string): string => {
    const body = set.icons[icon]?.body ?? set.icons[set.aliases?.[icon]?.parent ?? '']?.body;
    if (body === undefined) throw new Error(`icons.json: there is no icon "${icon}" in game-icons`);
    const paths = [...body.matchAll(/\sd="([^"]+)"/g)].map(([, d]) => d).join('');
    return svgpath(paths).rel().round(DECIMALS).toString();
  };
  const list = JSON.parse(readFileSync(LIST, 'utf8')) as IconList;
  return Object.fromEntries(
    Object.entries(list).map(([group, entries]) => [
      group,
      Object.fromEntries(Object.entries(entries).map(([name, icon]) => [name, outline(icon)])),
    ]),
  );
}
