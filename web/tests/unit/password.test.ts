import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { api, ApiError } from '../../src/net/api';

afterEach(() => vi.unstubAllGlobals());

/** Lets the server answer, and tells what it was asked. */
function answering(response: Response): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(() => Promise.resolve(response));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('changes the password with the old one', async () => {
  const fetch = answering(new Response(null, { status: 204 }));
  await api.changePassword({ old: 'correct horse', new: 'battery staple' });
  const [path, options] = fetch.mock.calls[0] as [string, RequestInit];
  expect([options.method, path]).toEqual(['PUT', '/api/me/password']);
  expect(options.headers).toEqual({ 'Content-Type': 'application/json' });
  expect(JSON.parse(options.body as string)).toEqual({ old: 'correct horse', new: 'battery staple' });
});

it('tells why the password stays', async () => {
  const problem = { code: 'wrong_password', message: 'the old password is wrong: it stays' };
  answering(new Response(JSON.stringify(problem), { status: 401 }));
  const changed = api.changePassword({ old: 'wrong', new: 'battery staple' });
  await expect(changed).rejects.toEqual(new ApiError(401, problem as ApiError['problem']));
});

it.each(['en', 'fr', 'it'])('has words for it in %s', (language) => {
  const words = readFileSync(new URL(`../../../crates/words/locales/${language}/web.ftl`, import.meta.url), 'utf8');
  const form = readFileSync(new URL('../../src/account/NewPassword.svelte', import.meta.url), 'utf8');
  const used = [...form.matchAll(/t\('([\w-]+)'\)/g)].map(([, key]) => key ?? '');
  expect(used.length).toBeGreaterThan(4);
  expect(used.filter((key) => !words.includes(`\n${key} = `))).toEqual([]);
});
