import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBook, readSections, type RuleBook } from '../../build/rules';
import { KINDS, namesFinder, rulingsBySource } from '../../build/rulings';
import { rulePieces } from '../../src/rules/inline';
import type { Texts } from '../../src/words/language.svelte';

const LANGUAGES = ['en', 'fr', 'it'] as const;

const ids = (book: RuleBook): string[][] => [...book.rules, ...book.rulings].map(({ rules }) => rules.map(({ id }) => id));

function namesIn(language: string): Map<string, string> {
  const path = new URL(`../../src/generated/texts.${language}.json`, import.meta.url);
  const { cards, tiles } = JSON.parse(readFileSync(path, 'utf8')) as Texts;
  return new Map([...Object.entries(cards), ...Object.entries(tiles)].map(([id, { name }]) => [id, name]));
}

/** The stones and rules that a text speaks of, in any order. */
const things = (text: string): string[] =>
  rulePieces(text)
    .flatMap((piece) =>
      piece.kind === 'stone' ? [piece.letter] : piece.kind === 'reference' ? [piece.id] : piece.kind === 'code' ? [piece.words] : [],
    )
    .sort();

describe('the documents of the rules', () => {
  const english = readBook('en');

  it('are read completely', () => {
    const markdown = readFileSync(new URL('../../../docs/rulings.md', import.meta.url), 'utf8');
    const written = [...markdown.matchAll(/^- \*\*(\w+)\*\*/gm)].map(([, id]) => id);
    expect(english.rulings.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(written);
  });

  for (const language of LANGUAGES.slice(1)) {
    it(`have the same ids in the same order in ${language}`, () => {
      expect(ids(readBook(language))).toEqual(ids(english));
    });

    it(`speak of the same stones and rules in ${language}`, () => {
      const texts = (book: RuleBook) =>
        [...book.rules, ...book.rulings].flatMap(({ rules }) => rules.map(({ id, text }) => [id, things(text)]));
      expect(texts(readBook(language))).toEqual(texts(english));
    });

    it(`name the same creatures and tiles in ${language}`, () => {
      const names = namesIn(language);
      const sourcesIn = namesFinder();
      const texts = new Map(readBook(language).rulings.flatMap(({ rules }) => rules.map(({ id, text }) => [id, text])));
      for (const { id, text } of english.rulings.flatMap(({ rules }) => rules)) {
        for (const source of sourcesIn(text)) expect(texts.get(id), id).toContain(names.get(source));
      }
    });
  }
});

describe('a document', () => {
  it('is taken apart into sections and rules', () => {
    const sections = readSections(
      '# T\n\nabout\n\n## One\n\nIntro\nhere.\n\n- **A1** First\n  line.\n- **A2** See [it](x.md).\n\n### Two\n',
    );
    expect(sections).toEqual([
      {
        level: 2,
        title: 'One',
        intro: ['Intro here.'],
        rules: [
          { id: 'A1', text: 'First line.' },
          { id: 'A2', text: 'See it.' },
        ],
      },
      { level: 3, title: 'Two', intro: [], rules: [] },
    ]);
  });
});

describe('the text of a rule', () => {
  it('has stones, references and code', () => {
    expect(rulePieces('Pay R (G1) `done`, Rudra.')).toEqual([
      { kind: 'words', words: 'Pay ' },
      { kind: 'stone', letter: 'R' },
      { kind: 'words', words: ' (' },
      { kind: 'reference', id: 'G1' },
      { kind: 'words', words: ') ' },
      { kind: 'code', words: 'done' },
      { kind: 'words', words: ', Rudra.' },
    ]);
  });
});

describe('the rulings of a card', () => {
  const found = rulingsBySource();

  it('are those that name it, and not those of a longer name', () => {
    expect(found['genie_exalted']).toContain('Q5');
    expect(found['genie']).not.toContain('Q5');
    expect(found['golden_fleece']).toEqual(['Y9']);
    expect(found['ember']).toEqual(['U3', 'W1']);
  });

  it('are found for every kind of effect', () => {
    for (const { ruling } of KINDS)
      expect(
        Object.values(found).some((ids) => ids.includes(ruling)),
        ruling,
      ).toBe(true);
  });
});
