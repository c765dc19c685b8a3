import { describe, expect, it } from 'vitest';
import { againstBots, dailyDeal, readChoices, USUAL, withFriends } from '../../src/lobby/plan';

describe('the plan of a new table', () => {
  it('is a base game for two against a bot, if nothing is chosen', () => {
    const { settings, seats } = againstBots(readChoices(null), 900);
    expect(seats).toEqual(['me', { bot: 1 }]);
    expect(settings.options).toEqual({ players: 2, sell: 'printed', payment: 'needed', artifact_creatures: false, artifact_tiles: false });
    expect(settings).toMatchObject({ first: 'random', clock: 'none', undo: true, public: false, pace_ms: 900 });
  });

  it('has open seats for friends, and is in the list only if that is chosen', () => {
    const friends = withFriends({ ...USUAL, players: 3, first: 'reptile' }, 0);
    expect(friends.seats).toEqual(['me', 'open', 'open']);
    expect(friends.settings.first).toBe('reptile');
    expect(friends.settings.public).toBe(false);
    expect(withFriends({ ...USUAL, public: true }, 0).settings.public).toBe(true);
    expect(againstBots({ ...USUAL, public: true }, 0).settings.public).toBe(false);
    expect(againstBots(USUAL, 0).settings.hints).toBeUndefined();
    expect(againstBots({ ...USUAL, hints: true }, 0).settings.hints).toBe(true);
    expect(withFriends({ ...USUAL, hints: true }, 0).settings.hints).toBeUndefined();
  });

  it('seats those who are named at this device, and only as many as play', () => {
    const beside: [string, string, string] = [' Teo ', '', 'Nadia'];
    expect(againstBots({ ...USUAL, players: 3, beside }, 0).seats).toEqual(['me', { beside: 'Teo' }, { bot: 1 }]);
    expect(withFriends({ ...USUAL, players: 4, beside }, 0).seats).toEqual(['me', { beside: 'Teo' }, 'open', { beside: 'Nadia' }]);
  });

  it('lets me begin where nobody can be asked about reptiles', () => {
    expect(againstBots({ ...USUAL, first: 'reptile' }, 0).settings.first).toEqual({ seat: 1 });
    expect(withFriends({ ...USUAL, first: 'me' }, 0).settings.first).toEqual({ seat: 1 });
  });

  it('names no seats for the daily deal, which are always the same', () => {
    expect(dailyDeal(0)).toMatchObject({ daily: true, seats: [], settings: { options: { players: 2 } } });
  });
});

describe('the choices of the last time', () => {
  it('come back, but for those who sat beside', () => {
    const chosen = { ...USUAL, players: 4 as const, level: 5 as const, clock: 'bank-900' as const, undo: false };
    expect(readChoices(JSON.stringify({ ...chosen, beside: ['Teo', '', ''] }))).toEqual(chosen);
  });

  it('are as usual where they are damaged', () => {
    expect(readChoices('{"players":7,"level":9,"clock":"never","undo":"yes"}')).toEqual(USUAL);
    expect(readChoices('[')).toEqual(USUAL);
    expect(readChoices('null')).toEqual(USUAL);
  });
});
