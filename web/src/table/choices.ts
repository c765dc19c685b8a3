import type { Asked, Card, Move, Offer, Source } from '../protocol';
import { letterOf, worthOfBag } from '../game/stones';
import { isTile, upgraded } from '../game/catalogue';
import { choiceText } from '../words/cards';
import { t } from '../words/language.svelte';
import { mark } from '../words/rich';
import type { Board } from './board.svelte';
import { bestKeptFirst, optionsFor, sourceOf, suggested } from '../game/offers';

/** Is this card somewhere on the table where it can be clicked? */
function lies(board: Board, source: Source): boolean {
  const { view } = board;
  return (
    view.display.some(({ card }) => card === source) ||
    board.hand?.includes(source as Card) === true ||
    (isTile(source) ? view.tiles.includes(source) : false) ||
    view.players.some(({ area, tile }) => area.includes(source as Card) || tile === source) ||
    // On small screens sheltered cards lie in a stack.
    (!board.careful && view.players.some(({ shelter }) => shelter.includes(source as Card)))
  );
}

/** The moves that are offered as buttons in the prompt bar. Those of cards that can be clicked themselves are not. */
export function promptOptions(board: Board): Offer[] {
  const { offers, selected } = board;
  if (selected !== null) {
    const payments = optionsFor(offers, selected, 'summon');
    const best = suggested(payments);
    const others = (offers.bySource.get(selected) ?? []).filter((option) => option !== best);
    return best === undefined ? others : [best, ...others];
  }
  const options = offers.all.filter(({ move }) => {
    const source = sourceOf(move);
    return move.verb !== 'end' && (source === undefined || !lies(board, source));
  });
  const me = board.you === null ? undefined : board.player(board.you);
  return bestKeptFirst(options, me === undefined ? undefined : (stones) => worthOfBag(me, stones));
}

/** What the choice at this place of a "choose" question does, as a text with marks. */
export function chosenText(place: number, asked: Asked | null): string {
  return asked?.question === 'choose' ? choiceText(asked.reads, asked.timing ?? '', place) : String(place + 1);
}

/** What is written on the button of a move, as a text with marks. */
export function labelOf(move: Move, asked: Asked | null): string {
  switch (move.verb) {
    case 'take':
      return t('act-take', { what: mark.source(move.what) });
    case 'use':
    case 'use_tile':
      return t('act-use', { what: mark.source(move.what) });
    case 'hunt':
      return t('act-hunt', { what: mark.source(move.what) });
    case 'sell':
      return t('act-sell');
    case 'tame':
      return t('act-tame');
    case 'pick':
      return mark.source(move.what);
    case 'summon':
      return move.what.pay === '' ? t('act-summon-free') : t('act-summon-for', { stones: mark.stones(move.what.pay) });
    case 'remove':
      return t('act-remove', { stones: move.what.pay === '' ? t('no-stones') : mark.stones(move.what.pay) });
    case 'keep':
      return t('act-keep', { stones: move.what === '' ? t('no-stones') : mark.stones(move.what) });
    case 'pay':
      return t('act-pay', { stones: mark.stones(move.what) });
    case 'choose':
      return move.what.map((place) => chosenText(place, asked)).join(' + ');
    case 'player':
      return mark.seat(move.what);
    case 'family':
      return t(`family-${move.what}`);
    case 'upgrade': {
      const stone = letterOf(move.what);
      return t('act-upgrade', { stone: mark.stones(stone), better: mark.stones(upgraded(stone)) });
    }
    case 'end':
      return t('act-end');
    case 'done':
      return t('act-done');
  }
}
