import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:local';
const RESOLVED = `\0${MODULE}`;
const SCRIPT = fileURLToPath(new URL('../local/vale_local.js', import.meta.url));
const WASM = fileURLToPath(new URL('../local/vale_local.wasm', import.meta.url));
const net = (players: number): string => fileURLToPath(new URL(`../../crates/bots/nets/${players}p.net`, import.meta.url));

/**
 * The module `virtual:local`: the host program of tables without a server, which the build script of `vale-web` makes, and
 * the files that it needs. Where it was not made, there is nothing in it, and the client has no local games.
 */
export function local(): Plugin {
  return {
    name: 'vale-local',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      if (!existsSync(SCRIPT)) return 'export const program = null;';
      const files = [2, 3, 4].map((players) => `import net${players} from ${JSON.stringify(`${net(players)}?url`)};`);
      return [
        `import * as script from ${JSON.stringify(SCRIPT)};`,
        `import module from ${JSON.stringify(`${WASM}?url`)};`,
        ...files,
        'export const program = { ...script, start: script.default, module, nets: { 2: net2, 3: net3, 4: net4 } };',
      ].join('\n');
    },
  };
}

/** Was the host program made? */
export const hasLocal = (): boolean => existsSync(SCRIPT);
