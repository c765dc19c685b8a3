import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { notesOf, type Statistics } from '../src/statistics/data.ts';

const MODULE = 'virtual:statistics';
const NOTES = 'virtual:statistics/notes';
const FILE = fileURLToPath(new URL('../../docs/data/statistics.json', import.meta.url));

/** The version of the form that the client reads; docs/lab.md has it. */
const VERSION = 1;

/** The statistics that the program ships with. */
export function readStatistics(text = readFileSync(FILE, 'utf8')): Statistics {
  const statistics = JSON.parse(text) as Statistics;
  if (statistics.version !== VERSION) {
    throw new Error(`statistics.json has version ${statistics.version}: this client reads version ${VERSION}`);
  }
  return statistics;
}

/** The modules `virtual:statistics`, with everything, and `virtual:statistics/notes`, with what is told of each card. */
export function statistics(): Plugin {
  return {
    name: 'vale-statistics',
    resolveId: (id) => (id === MODULE || id === NOTES ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}` && id !== `\0${NOTES}`) return undefined;
      this.addWatchFile(FILE);
      const read = readStatistics();
      const text = JSON.stringify(id === `\0${NOTES}` ? notesOf(read) : read);
      // Browsers read much data more quickly as a text than as code.
      return `export default JSON.parse(${JSON.stringify(text)});`;
    },
  };
}
