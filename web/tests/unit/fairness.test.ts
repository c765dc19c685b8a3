import { describe, expect, it } from 'vitest';
import { commitmentOf } from '../../src/game/fairness';

describe('the promise about the shuffle', () => {
  it('is the fingerprint in the documents', async () => {
    const seed = `07${'00'.repeat(31)}`;
    expect(await commitmentOf(seed)).toBe('8b6aa7ff66f6e46be4216efdc3669ccb94bd8a1258cc245d95b59c047faae745');
  });
});
