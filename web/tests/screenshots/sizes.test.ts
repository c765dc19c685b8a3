import { test } from 'vitest';
import { situation, type Situation } from '../browser/situations';
import { AT_ONCE, useStage, type Invited } from '../browser/stage';
import { quickTable } from '../browser/tables';
import { picture } from './folder';

const SIZES: [number, number][] = [
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
];

const GAMES: { situation: Situation; invited: Invited }[] = [
  { situation: { players: 2, round: 1, hand: 1 }, invited: {} },
  { situation: { players: 3, round: 5, tiles: true }, invited: { locale: 'it-IT', settings: { theme: 'parchment' } } },
  { situation: { players: 4, round: 5 }, invited: {} },
  { situation: { players: 4, round: 10, tiles: true, hand: 5 }, invited: { locale: 'fr-FR' } },
];

const stage = useStage();

for (const { situation: game, invited } of GAMES) {
  test(`pictures at every size: ${game.players} players, round ${game.round}`, async () => {
    const person = await stage.person({ ...invited, settings: { ...AT_ONCE, ...invited.settings } });
    await person.call('Maximilienne');
    const position = situation(game);
    const bots = Array.from({ length: game.players - 1 }, () => ({ bot: 0 as const }));
    const table = await person.makeTable(quickTable(position.options, ['me', ...bots], position));
    await person.open(`/t/${table}`);
    await person.page.locator('.prompt.mine').waitFor();
    for (const [width, height] of SIZES) {
      await person.page.setViewportSize({ width, height });
      await picture(person.page, `size-${width}x${height}-${game.players}-players-round-${game.round}`);
    }
  });
}
