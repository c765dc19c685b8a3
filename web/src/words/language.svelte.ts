import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import type { Messages } from '../generated/messages';

/** The languages that everything is written in. */
export const LANGUAGES = ['en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the languages are called by those who speak them. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', it: 'Italiano' };

/** The messages that there are. */
export type MessageId = keyof Messages;

/** The values for the variables of a message. */
export type Args = Record<string, FluentVariable>;

/** What must be given to say a message: nothing, or a value for each of its variables. */
type Given<Id extends MessageId> = [Messages[Id]] extends [never] ? [] : [args: Record<Messages[Id], FluentVariable>];

/** The names and effects of cards and tiles, as the engine words them. */
export interface Texts {
  cards: Record<string, { name: string; effects: { timing: string; text: string; spoken?: string }[]; choices?: Record<string, string[]> }>;
  tiles: Record<string, { name: string; text: string; spoken?: string; choices?: string[] }>;
}

const LOADERS: Record<Language, () => Promise<[{ default: string }, { default: unknown }]>> = {
  en: () => Promise.all([import('virtual:locale/en'), import('../generated/texts.en.json')]),
  fr: () => Promise.all([import('virtual:locale/fr'), import('../generated/texts.fr.json')]),
  it: () => Promise.all([import('virtual:locale/it'), import('../generated/texts.it.json')]),
};

interface Loaded {
  language: Language;
  bundle: FluentBundle;
  texts: Texts;
}

let loaded: Loaded | undefined = $state.raw();

/** The language of a browser with these wishes. */
export function negotiate(wishes: readonly string[]): Language {
  const [best] = negotiateLanguages(wishes, LANGUAGES, { defaultLocale: 'en', strategy: 'lookup' });
  return LANGUAGES.find((language) => language === best) ?? 'en';
}

/** Speaks this language from now on. */
export async function speak(language: Language): Promise<void> {
  const [messages, texts] = await LOADERS[language]();
  // The marks around variables are for mixed directions of writing, which these languages do not have.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(messages.default))) console.error(error);
  document.documentElement.lang = language;
  loaded = { language, bundle, texts: texts.default as Texts };
}

function words(): Loaded {
  if (loaded === undefined) throw new Error('no language is loaded yet');
  return loaded;
}

/** The language that is spoken. */
export function language(): Language {
  return words().language;
}

/** The names and effects of the cards in the language that is spoken. */
export function texts(): Texts {
  return words().texts;
}

/** A message in the language that is spoken. */
export function t<Id extends MessageId>(id: Id, ...[args]: Given<Id>): string {
  return say(id, args);
}

/** Is there such a message? */
export function isMessage(id: string): id is MessageId {
  return words().bundle.hasMessage(id);
}

/** A message with variables that are only known when it is said. */
export function say(id: MessageId, args?: Args): string {
  const { bundle } = words();
  const pattern = bundle.getMessage(id)?.value;
  if (pattern == null) {
    console.error(`There is no message "${id}" in ${bundle.locales.join()}.`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`Message "${id}": ${error.message}`);
  return text;
}
