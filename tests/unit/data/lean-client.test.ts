import createClient, { type Client } from 'openapi-fetch';
import { describe, expect, test } from 'vitest';
import type { paths } from '#openapi/schema.gen.ts';
import { createLeanClient } from '#src/data/lean-client.ts';

/** A client of a contract that knows every path; what is compared is what is sent and answered. */
type AnyClient = Record<string, (path: string, init?: object) => Promise<Record<string, unknown>>>;
const loosely = (client: Client<paths>) => client as unknown as AnyClient;

const baseUrl = 'http://shop.test/api';

/** What our client and the package's own sent, and what each made of the answer. */
async function both(
  method: string,
  path: string,
  init: object,
  answer: () => Response = () => Response.json({}),
) {
  const results = [];
  for (const make of [packages, ours]) {
    const sent: unknown[] = [];
    const client = loosely(
      make(async (request) => {
        const { method: how, url, headers } = request;
        headers.delete('content-type');
        sent.push({ how, url, headers: [...headers], body: await request.clone().text() });
        return answer();
      }),
    );
    const { response, ...made } = (await client[method]?.(path, init)) ?? {};
    results.push({ sent, made, status: (response as Response).status });
  }
  return { package: results[0], ours: results[1] };
}

type Ask = (request: Request) => Promise<Response>;
const packages = (fetch: Ask) => createClient<paths>({ baseUrl, fetch });
const ours = (fetch: Ask) =>
  createLeanClient({
    baseUrl,
    fetch,
    onRequest: async (request) => request,
    onResponse: () => undefined,
    onError: (error) => error,
  });

describe('our client and that of the package', () => {
  test.each([
    ['plain values', 'GET', '/search', { params: { query: { key: 'çay & ₺', page: 2, on: true } } }],
    ['what is not given', 'GET', '/search', { params: { query: { key: undefined, page: null, empty: '' } } }],
    ['lists', 'GET', '/search', { params: { query: { ids: [1, 2, 3], none: [] } } }],
    ['places in the path', 'GET', '/prod/{id}/of/{name}', { params: { path: { id: 7, name: 'a/b ü' } } }],
    ['headers', 'GET', '/p/stream', { params: { header: { 'Last-Event-ID': '9', 'X-None': undefined } } }],
    ['an object', 'POST', '/p/cart', { body: { count: 1, note: 'ü' } }],
    ['a list', 'DELETE', '/p/cart', { body: [11, 12] }],
    ['nothing', 'PUT', '/p/cart', {}],
  ])('send %s alike', async (_what, method, path, init) => {
    const compared = await both(method, path, init);
    expect(compared.ours).toEqual(compared.package);
  });

  test.each([
    ['JSON', () => Response.json([1, { a: null }])],
    ['a good answer without a body', () => new Response(null, { status: 204 })],
    ['an empty body', () => new Response('')],
    ['a refusal', () => Response.json({ code: 'request.invalid' }, { status: 422 })],
    ['a refusal in no JSON', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('read %s alike', async (_what, answer) => {
    const compared = await both('GET', '/anything', {}, answer);
    expect(compared.ours).toEqual(compared.package);
  });

  test('hand over a stream as it is', async () => {
    const client = loosely(ours(async () => new Response('event: ready\n\n')));
    const answered = await client.GET?.('/s', { parseAs: 'stream' });
    expect(await new Response(answered?.data as ReadableStream).text()).toBe('event: ready\n\n');
  });
});
