/** A text as it is searched: without accents, and in small letters. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('Œ', 'oe').replaceAll('’', "'").toLowerCase();
}

/** Does a text have all the words that are looked for, in any order? */
export function matches(text: string, query: string): boolean {
  const searched = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
