import { expect, it } from 'vitest';
import { createInProcessApi } from '#src/data/api-in-process.ts';
import { Unreachable, unwrap } from '#src/data/refusal.ts';

const baseUrl = 'http://shop.example/api';
const answering = (status: number, body: unknown) => {
  const asked: Request[] = [];
  const api = createInProcessApi({
    baseUrl,
    languageTag: 'ru-RU',
    ask: async (request) => {
      asked.push(request);
      return { response: new Response(null, { status }), body };
    },
  });
  return { api, asked };
};

it('asks by the contract’s address in the reader’s language and gives the very body that was said', async () => {
  const said = [{ regionId: 1 }];
  const { api, asked } = answering(200, said);
  const answer = await api.GET('/search', {
    params: { query: { key: 'tea & milk', regionId: 7, brandIds: '1,2' } },
  });
  expect(unwrap(answer)).toBe(said);
  const [request] = asked;
  const url = new URL(request?.url ?? '');
  expect([url.pathname, url.searchParams.get('key'), url.searchParams.get('brandIds')]).toEqual([
    '/api/search',
    'tea & milk',
    '1,2',
  ]);
  expect(request?.headers.get('accept-language')).toBe('ru-RU');
});

it('a refusal is one, and a service that cannot be reached is said to be so', async () => {
  const { api } = answering(404, { status: 404, code: 'request.not_found', desc: 'gone', traceId: '' });
  expect((await api.GET('/salesRegions/all')).error).toMatchObject({ code: 'request.not_found' });
  const dead = createInProcessApi({
    baseUrl,
    languageTag: 'en-US',
    ask: () => Promise.reject(new Error('late')),
  });
  await expect(dead.GET('/salesRegions/all')).rejects.toThrow(Unreachable);
});

it('writes nothing', async () => {
  const { api } = answering(200, {});
  await expect(api.POST('/sms/send', { body: { mobile: '0094711000000' } })).rejects.toThrow('reads only');
});
