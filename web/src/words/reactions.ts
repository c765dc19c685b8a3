import type { Reaction } from '../protocol';
import { t } from './language.svelte';

/** What can be said without writing. */
export const REACTIONS: readonly Reaction[] = ['hello', 'bravo', 'wow', 'ouch', 'thinking', 'thanks'];

export function reactionText(reaction: Reaction): string {
  return t(`reaction-${reaction}`);
}
