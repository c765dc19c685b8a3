import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:rules/';
const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));

/** A rule or ruling: its id and its text, in which code stands between backticks. */
export interface Rule {
  id: string;
  text: string;
}

/** A part of the rules under a heading. A `level` of 3 belongs to the part before it. */
export interface Section {
  level: 2 | 3;
  title: string;
  intro: string[];
  rules: Rule[];
}

/** The documents with rules in one language. */
export interface RuleBook {
  rules: Section[];
  rulings: Section[];
}

/** Takes a document of rules apart. What stands before the first section is for those who read the code. */
export function readSections(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const block of markdown.split(/\n{2,}|\n(?=- \*\*)/)) {
    const text = plain(block.replaceAll(/\s*\n\s*/g, ' ').trim());
    const heading = /^(##|###) (.+)$/.exec(text);
    const rule = /^- \*\*([A-Z]\d+)\*\* (.+)$/.exec(text);
    const section = sections.at(-1);
    if (heading?.[1] !== undefined && heading[2] !== undefined) {
      sections.push({ level: heading[1] === '##' ? 2 : 3, title: heading[2], intro: [], rules: [] });
    } else if (section !== undefined && rule?.[1] !== undefined && rule[2] !== undefined) {
      section.rules.push({ id: rule[1], text: rule[2] });
    } else if (section !== undefined && text !== '') {
      section.intro.push(text);
    }
  }
  return sections;
}

/** Links between documents lead nowhere in the client. */
function plain(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

function path(name: 'rules' | 'rulings', language: string): string {
  return `${DOCS}${name}${language === 'en' ? '' : `.${language}`}.md`;
}

/** The rules and rulings in a language. */
export function readBook(language: string): RuleBook {
  const read = (name: 'rules' | 'rulings'): Section[] => readSections(readFileSync(path(name, language), 'utf8'));
  return { rules: read('rules'), rulings: read('rulings') };
}

/** The modules `virtual:rules/en` and so on: the documents of the rules as data. */
export function rules(): Plugin {
  return {
    name: 'vale-rules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      this.addWatchFile(path('rules', language));
      this.addWatchFile(path('rulings', language));
      return `export default ${JSON.stringify(readBook(language))};`;
    },
  };
}
