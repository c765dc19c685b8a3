import type { Entry, Seat } from '../protocol';
import { wordsOf } from '../ui/chat';
import { t } from '../words/language.svelte';
import type { Board } from './board.svelte';
import { linesOf } from './log';

/** What is asked and of whom, in the words that stand in the bar. */
export function askedAloud(board: Board): string {
  const { asked, phase } = board.view;
  if (phase === 'over') return t('game-over');
  if (asked === null) return '';
  const who = asked.seat === board.you ? t('your-turn') : `${board.called(asked.seat)}:`;
  return `${who} ${board.question(board.words)}`;
}

/** What happened, in the words of the log, and what was said by others. */
export function happenedAloud(board: Board, fresh: readonly Entry[], talker: (seat: Seat) => string): string[] {
  return fresh.flatMap((entry) => {
    const words = wordsOf(entry);
    if (words !== null) return 'seat' in entry && entry.seat !== board.you ? [`${talker(entry.seat)}: ${words}`] : [];
    return linesOf(entry, board.words).map(({ text }) => text);
  });
}
