import type { Asked, Card, Source } from '../protocol';
import { worthOfBag } from '../game/stones';
import { isTile, upgraded } from '../game/catalogue';
import { choiceText } from '../words/cards';
import { t } from '../words/language.svelte';
import { mark } from '../words/rich';
import type { Board } from './board.svelte';
import { bestKeptFirst, optionsFor, suggested, type Act, type Option } from '../game/offers';

/** Is this card somewhere on the table where it can be clicked? */
function lies(board: Board, source: Source): boolean {
  const { view } = board;
  return (
    view.display.some(({ card }) => card === source) ||
    board.hand?.includes(source as Card) === true ||
    (isTile(source) ? view.tiles.includes(source) : false) ||
    view.players.some(({ area, shelter, tile }) => area.includes(source as Card) || shelter.includes(source as Card) || tile === source)
  );
}

/** The moves that are offered as buttons in the prompt bar. Those of cards that can be clicked themselves are not. */
export function promptOptions(board: Board): Option[] {
  const { offers, selected } = board;
  if (selected !== null) {
    const payments = optionsFor(offers, selected, 'summon');
    const best = suggested(payments);
    const others = (offers.bySource.get(selected) ?? []).filter((option) => option !== best);
    return best === undefined ? others : [best, ...others];
  }
  const options = offers.all.filter(({ act }) => {
    if (act.verb === 'end') return false;
    return !('source' in act) || !lies(board, act.source);
  });
  const me = board.you === null ? undefined : board.player(board.you);
  return bestKeptFirst(options, me === undefined ? undefined : (stones) => worthOfBag(me, stones));
}

/** What an option of a "choose" question does, as a text with marks. */
function chosenText(keys: string[], asked: Asked | null): string {
  if (asked?.question !== 'choose') return keys.join(', ');
  return keys.map((key) => choiceText(asked.reads, asked.timing ?? '', key)).join(' + ');
}

/** What is written on the button of a move, as a text with marks. */
export function labelOf(act: Act, asked: Asked | null): string {
  switch (act.verb) {
    case 'take':
      return t('act-take', { what: mark.source(act.source) });
    case 'use':
      return t('act-use', { what: mark.source(act.source) });
    case 'hunt':
      return t('act-hunt', { what: mark.source(act.source) });
    case 'sell':
      return t('act-sell');
    case 'tame':
      return t('act-tame');
    case 'pick':
      return mark.source(act.source);
    case 'summon':
      return act.pay === '' ? t('act-summon-free') : t('act-summon-for', { stones: mark.stones(act.pay) });
    case 'remove':
      return t('act-remove', { stones: act.pay === '' ? t('no-stones') : mark.stones(act.pay) });
    case 'keep':
      return t('act-keep', { stones: act.stones === '' ? t('no-stones') : mark.stones(act.stones) });
    case 'pay':
      return t('act-pay', { stones: mark.stones(act.stones) });
    case 'choose':
      return chosenText(act.keys, asked);
    case 'player':
      return mark.seat(act.seat);
    case 'family':
      return t(`family-${act.family}`);
    case 'upgrade':
      return t('act-upgrade', { stone: mark.stones(act.stone), better: mark.stones(upgraded(act.stone)) });
    case 'end':
      return t('act-end');
    case 'done':
      return t('act-done');
  }
}
