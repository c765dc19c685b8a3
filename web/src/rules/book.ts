import type { RuleBook } from '../../build/rules';
import type { Language } from '../words/language.svelte';

/** The rules and rulings in a language, and their texts by id. */
export interface Rules extends RuleBook {
  texts: Map<string, string>;
}

const LOADERS: Record<Language, () => Promise<{ default: RuleBook }>> = {
  en: () => import('virtual:rules/en'),
  fr: () => import('virtual:rules/fr'),
  it: () => import('virtual:rules/it'),
};

/** Loads the rules in this language. */
export async function rulesIn(language: Language): Promise<Rules> {
  const { default: book } = await LOADERS[language]();
  const texts = new Map([...book.rules, ...book.rulings].flatMap(({ rules }) => rules.map(({ id, text }) => [id, text] as const)));
  return { ...book, texts };
}
