import { afterEach, expect, it, vi } from 'vitest';
import { api, ApiError } from '../../src/net/api';

afterEach(() => vi.unstubAllGlobals());

/** A server that gives these answers, one after the other, and the last one for ever. */
function server(...answers: [status: number, body: unknown][]): ReturnType<typeof vi.fn> {
  let asked = 0;
  const fetch = vi.fn(() => {
    const [status, body] = answers[Math.min(asked, answers.length - 1)] ?? [500, {}];
    asked += 1;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const busy = { code: 'busy', message: 'too much to do', retry_ms: 5 };

it('asks a busy server again after the time that it names', async () => {
  const fetch = server([503, busy], [503, busy], [200, null]);
  expect(await api.me()).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('gives up after three times, and at once if the wait would be long or would not help', async () => {
  const fetch = server([503, busy]);
  await expect(api.me()).rejects.toBeInstanceOf(ApiError);
  expect(fetch).toHaveBeenCalledTimes(3);
  for (const problem of [
    { ...busy, retry_ms: 60_000 },
    { code: 'not_found', message: 'nothing there' },
  ]) {
    const once = server([503, problem]);
    await expect(api.me()).rejects.toBeInstanceOf(ApiError);
    expect(once).toHaveBeenCalledTimes(1);
  }
});
