import { expect, it } from 'vitest';
import type { Asked, Entry, Seat } from '../../src/protocol';
import { askedAloud, happenedAloud } from '../../src/table/announce';
import type { Board } from '../../src/table/board.svelte';
import { plain, questionText } from '../../src/words/game';
import { t } from '../../src/words/language.svelte';
import { speaking } from './speaking';

function board(asked: Asked, you: Seat): Board {
  const called = (seat: Seat): string => (seat === you ? 'You' : 'Oren');
  return {
    view: { asked, phase: 'hunting' },
    you,
    called,
    words: plain(called, you),
    question: (style: Parameters<Board['question']>[0]) => questionText(asked, style),
  } as unknown as Board;
}

it('says what the eye reads: "Your turn", and one\u2019s own moves in the second person', async () => {
  await speaking('en');
  const mine = board({ seat: 1, question: 'hunt' }, 1);
  expect(askedAloud(mine)).toBe(`${t('your-turn')} ${t('question-hunt')}`);
  expect(askedAloud(board({ seat: 2, question: 'hunt' }, 1))).toBe(`Oren: ${t('question-hunt')}`);
  const fresh: Entry[] = [
    { seq: 1, at: 0, what: 'played', seat: 1, events: [{ event: 'hunted', seat: 1, card: 'imp' }] },
    { seq: 2, at: 0, what: 'said', seat: 2, player: 'b', name: 'Bo', text: 'Hm!' },
    { seq: 3, at: 0, what: 'said', seat: 1, player: 'a', name: 'Ada', text: 'Ha!' },
    { seq: 4, at: 0, what: 'reacted', seat: 2, player: 'b', name: 'Bo', reaction: 'ouch' },
  ];
  expect(happenedAloud(mine, fresh, () => 'Bo')).toEqual(['You mark Imp.', 'Bo: Hm!', 'Bo: Ouch!']);
});
