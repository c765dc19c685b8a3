import { speak, type Language } from '../../src/words/language.svelte';

/** Speaks a language with its real messages, where there is no page. */
export async function speaking(language: Language): Promise<void> {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await speak(language);
}
