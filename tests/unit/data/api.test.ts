import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApi } from '#src/data/api.ts';
import { cartQueries } from '#src/data/cart/cart.queries.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { isRefusal, Refusal, Unreachable, unwrap } from '#src/data/refusal.ts';
import { operations } from '../../contract/bundle.ts';
import { origin, sriLanka } from './service.ts';

type Answer = (request: Request) => Response | Promise<Response>;

/** A client over a service that answers everything in one way, and what it was asked. */
function over(answer: Answer, options: Partial<Parameters<typeof createApi>[0]> = {}) {
  const requests: Request[] = [];
  const api = createApi({
    baseUrl: `${origin}/api`,
    languageTag: 'tr-TR',
    fetch: async (request) => {
      requests.push(request);
      return answer(request);
    },
    ...options,
  });
  return { api, requests };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const refused = { status: 422, code: 'request.invalid', desc: 'Some fields are wrong', traceId: 't1' };
const fields = [{ field: '/mobile', code: 'phone.invalid', desc: 'Invalid mobile number' }];

/** Never answers; ends as the browser ends it when the signal says so. */
const silent: Answer = ({ signal }) =>
  new Promise((_answer, end) => {
    if (signal.aborted) end(signal.reason);
    signal.addEventListener('abort', () => end(signal.reason));
  });

const caught = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

afterEach(() => vi.restoreAllMocks());

describe('each call', () => {
  test('says JSON, the language of the interface and the reader’s time zone (S7.3–S7.5, S7.1, Z12)', async () => {
    const { api, requests } = over(() => json([]), { timeZone: 'Asia/Colombo' });
    await api.GET('/salesRegions/all');
    const [request] = requests;
    expect(request?.url).toBe(`${origin}/api/salesRegions/all`);
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    expect(request?.headers.get('Accept-Language')).toBe('tr-TR');
    expect(request?.headers.get('Time-Zone')).toBe('Asia/Colombo');
  });

  test('that deletes some of many sends which ones in its body (S7.11, Z29)', async () => {
    const { api, requests } = over(() => new Response(null, { status: 204 }), { token: async () => 'good' });
    await api.DELETE('/p/shopCart/deleteItem', { body: [11, 12] });
    expect([requests[0]?.method, await requests[0]?.json()]).toEqual(['DELETE', [11, 12]]);
  });

  test('of the server says no time zone', async () => {
    const { api, requests } = over(() => json([]));
    await api.GET('/salesRegions/all');
    expect(requests[0]?.headers.has('Time-Zone')).toBe(false);
  });

  test.each(operations.map((known) => [known.operation.operationId, known] as const))(
    '%s carries a good token where the contract takes one, and the one at hand elsewhere (S7.6, Z28)',
    async (_name, { method, path, operation }) => {
      const { api, requests } = over(() => new Response(null, { status: 204 }), {
        token: async () => 'good',
        tokenAtHand: () => 'at-hand',
      });
      await api.request(method as never, path as never, {} as never);
      const takes = operation.security.some((schemes) => 'bearerAuth' in schemes);
      expect(requests[0]?.headers.get('Authorization')).toBe(`Bearer ${takes ? 'good' : 'at-hand'}`);
    },
  );

  test('that everybody may make does not wait for a token that is being renewed', async () => {
    const token = vi.fn<() => Promise<string>>(() => new Promise(() => undefined));
    const { api, requests } = over(() => json([]), { token, tokenAtHand: () => undefined });
    await api.GET('/salesRegions/all');
    expect(token).not.toHaveBeenCalled();
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });

  test('of a visitor carries none', async () => {
    const { api, requests } = over(() => json(0), { token: async () => undefined });
    await api.GET('/p/shopCart/prodCount');
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });
});

describe('a call that is not answered', () => {
  test('is given up after 30 s (S7.2)', async () => {
    const wait = vi.spyOn(AbortSignal, 'timeout');
    wait.mockImplementation(() => {
      const clock = new AbortController();
      setTimeout(() => clock.abort(new DOMException('Too late', 'TimeoutError')), 10);
      return clock.signal;
    });
    const error = await caught(over(silent).api.GET('/salesRegions/all'));
    expect(wait).toHaveBeenCalledExactlyOnceWith(30_000);
    expect(error).toBeInstanceOf(Unreachable);
  });

  test('ends at once when nobody waits for it any more, and that is no failure', async () => {
    const { api, requests } = over(silent);
    const queryClient = createQueryClient('browser');
    const { queryKey, ...count } = cartQueries.count({ api, regionId: sriLanka });
    const asking = queryClient.fetchQuery({ queryKey, ...count });
    void caught(asking);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await queryClient.cancelQueries({ queryKey });
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(queryClient.getQueryState(queryKey)?.error).toBeNull();
  });

  test('is given up as soon when it is the token that does not come', async () => {
    const clock = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    const { api, requests } = over(() => json(0), { token: () => new Promise(() => undefined) });
    const asking = caught(api.GET('/p/shopCart/prodCount'));
    await Promise.resolve();
    clock.abort(new DOMException('Too late', 'TimeoutError'));
    expect(await asking).toBeInstanceOf(Unreachable);
    expect(requests).toEqual([]);
  });

  test('passes the caller’s own reason on', async () => {
    const leaving = new AbortController();
    const asking = caught(over(silent).api.GET('/salesRegions/all', { signal: leaving.signal }));
    leaving.abort();
    const error = await asking;
    expect(error).toBeInstanceOf(DOMException);
    expect((error as DOMException).name).toBe('AbortError');
  });

  test('because the line is broken is Unreachable', async () => {
    const { api } = over(() => Promise.reject(new TypeError('fetch failed')));
    expect(await caught(api.GET('/salesRegions/all'))).toBeInstanceOf(Unreachable);
  });
});

describe('a refusal', () => {
  test('has the words, the code and the fields of the service', async () => {
    const { api } = over(() => json({ ...refused, fields }, 422));
    const error = await caught(api.GET('/salesRegions/all').then(unwrap));
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({ message: refused.desc, status: 422, code: 'request.invalid' });
    expect((error as Refusal).problem.fields).toEqual(fields);
    expect(isRefusal(error, 'request.invalid')).toBe(true);
    expect(isRefusal(error, 'sku.out_of_stock')).toBe(false);
  });

  test.each([
    ['a page of a proxy', '<h1>Bad gateway</h1>'],
    ['nothing', ''],
    ['another shape', '{"message":"no"}'],
  ])('that is %s becomes server.error with its status and trace', async (_what, body) => {
    const { api } = over(() => new Response(body, { status: 502, headers: { 'X-Request-Id': 't2' } }));
    const error = await caught(api.GET('/salesRegions/all').then(unwrap));
    expect((error as Refusal).problem).toEqual({
      status: 502,
      code: 'server.error',
      desc: 'Something went wrong',
      traceId: 't2',
    });
  });

  test('with 401 signs out only who came with a token (S8.5)', async () => {
    const onSignedOut = vi.fn<() => void>();
    const answer = () => json({ ...refused, status: 401 }, 401);
    const visitor = over(answer, { token: async () => undefined, onSignedOut });
    await visitor.api.GET('/p/shopCart/prodCount');
    await visitor.api.GET('/salesRegions/all');
    expect(onSignedOut).not.toHaveBeenCalled();
    await over(answer, { token: async () => 'old', onSignedOut }).api.GET('/p/shopCart/prodCount');
    expect(onSignedOut).toHaveBeenCalledOnce();
  });
});

describe('asking again', () => {
  const { retry } = createQueryClient('browser').getDefaultOptions().queries ?? {};
  const again = retry as (count: number, error: Error) => boolean;
  const problem = (status: number, code: string) => new Refusal({ ...refused, status, code });

  test('a refusal is final, what failed fast is asked for once more', () => {
    expect(again(0, problem(409, 'order.closed'))).toBe(false);
    expect(again(0, new Unreachable('no line', { afterMs: 300 }))).toBe(true);
    expect(again(0, problem(503, 'server.unavailable'))).toBe(true);
    expect(again(1, new Unreachable('no line'))).toBe(false);
    expect(again(1, problem(503, 'server.unavailable'))).toBe(false);
    expect(again(0, new TypeError('a fault of our own'))).toBe(false);
  });

  test('what was silent for long is not asked for again', async () => {
    expect(again(0, new Unreachable('no line', { afterMs: 30_000 }))).toBe(false);
    expect(again(0, new Refusal({ ...refused, status: 504 }, 20_000))).toBe(false);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const slow = over(() => {
      clock.mockReturnValue(4500);
      return json({ ...refused, status: 503 }, 503);
    });
    const error = await caught(slow.api.GET('/salesRegions/all').then(unwrap));
    expect(error).toMatchObject({ status: 503, afterMs: 3500 });
    clock.mockReturnValue(1000);
    const cut = over(() => {
      clock.mockReturnValue(4500);
      return Promise.reject(new TypeError('fetch failed'));
    });
    expect(await caught(cut.api.GET('/salesRegions/all'))).toMatchObject({ afterMs: 3500 });
  });

  test('a screen shows what failed a moment ago, and asks for what failed long ago', () => {
    const { retryOnMount } = createQueryClient('browser').getDefaultOptions().queries ?? {};
    const asks = retryOnMount as unknown as (query: { state: { errorUpdatedAt: number } }) => boolean;
    expect(asks({ state: { errorUpdatedAt: Date.now() - 500 } })).toBe(false);
    expect(asks({ state: { errorUpdatedAt: Date.now() - 60_000 } })).toBe(true);
  });

  test('the server asks once', () => {
    const server = createQueryClient('server').getDefaultOptions().queries?.retry as typeof again;
    expect(server(0, new Unreachable('no line'))).toBe(false);
  });

  test('a change is repeated only while the service is still doing it', () => {
    const repeat = createQueryClient('browser').getDefaultOptions().mutations?.retry as typeof again;
    expect(repeat(0, problem(409, 'idempotency.in_progress'))).toBe(true);
    expect(repeat(4, problem(409, 'idempotency.in_progress'))).toBe(false);
    expect(repeat(0, problem(409, 'order.closed'))).toBe(false);
    expect(repeat(0, new Unreachable('no line'))).toBe(false);
  });
});
