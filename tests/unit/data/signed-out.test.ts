import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserShop } from '#src/app/browser-shop.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { createBrowserState } from '#src/state/client-state.ts';
import { origin, sriLanka } from './service.ts';

const problem = { status: 401, code: 'auth.token_expired', desc: 'Log in again', traceId: 't' };
const replace = vi.fn<(path: string) => void>();
const asked: string[] = [];

/** A browser whose service refuses every token. */
beforeEach(() => {
  replace.mockClear();
  asked.length = 0;
  const location = { pathname: '/Cart', search: '?from=home', replace };
  vi.stubGlobal('window', { location });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: RequestInfo, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, origin) : input, init);
      }
    },
  );
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    return Response.json(problem, { status: 401 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A tab of a member whose token ends in so many ms. */
function aTab(endsIn: number) {
  const memory = createBrowserState();
  const queryClient = createQueryClient('browser');
  memory.session.save({
    access_token: 'a0',
    refresh_token: 'h0',
    expiresAt: Date.now() + endsIn,
    userId: 'u1',
    nickName: 'Nimal',
    pic: null,
    expires_in: 900,
    enabled: true,
    isNewUser: false,
  });
  queryClient.setQueryData(['user', 'info'], { nickName: 'Nimal' });
  const { api } = createBrowserShop({ memory, queryClient, regionId: sriLanka, languageTag: 'en-US' });
  return { memory, queryClient, api };
}

const aQuarter = 15 * 60_000;

test('any number of refused tokens at once lead home once, and nothing of the reader stays (S8.5, Z22)', async () => {
  const { memory, queryClient, api } = aTab(aQuarter);
  const answers = await Promise.all([
    api.GET('/p/shopCart/prodCount'),
    api.GET('/p/user/userInfo'),
    api.GET('/p/myOrder/orderCount'),
    api.GET('/notifications/page'),
    api.GET('/p/order/notice/unReadCount'),
  ]);
  expect(answers.map(({ response }) => response.status)).toEqual(Array(5).fill(401));
  expect(replace).toHaveBeenCalledExactlyOnceWith('/');
  expect(memory.session.read()).toBeUndefined();
  expect(memory.session.handle()).toBeFalsy();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('where the reader was is remembered, and why the page is left is said on home', async () => {
  const { memory, api } = aTab(aQuarter);
  await Promise.all([api.GET('/p/shopCart/prodCount'), api.GET('/p/user/userInfo')]);
  expect(memory.resume.takeLeft(Date.now())).toMatchObject({ path: '/Cart?from=home', userId: 'u1' });
  expect(memory.resume.isLeaving()).toBe(true);
  expect(memory.resume.takeFlash()).toBe('signInAgain');
});

test.each([
  ['its own question', aQuarter],
  ['the renewal before it', 0],
])(
  'what was under way when %s was refused is kept for the same reader, for ten minutes',
  async (_, endsIn) => {
    const { memory, api } = aTab(endsIn);
    const wanted = { kind: 'favourite', prodId: 1, on: true } as const;
    memory.resume.begin({ kind: 'follow', shopId: 2, on: true })();
    const over = memory.resume.begin(wanted);
    await api.POST('/p/user/collection/addOrCancel', { body: { prodId: 1, collected: true } }).finally(over);
    expect(memory.resume.takeLeft(Date.now())).toMatchObject({ undone: wanted, userId: 'u1' });
    memory.resume.leave('/', 'u1', 0);
    expect(memory.resume.takeLeft(0)?.undone).toBeUndefined();
  },
);

test('a token refused while the reader logs out is no news: the log-out itself leads home (S4.2)', async () => {
  const { memory, api } = aTab(aQuarter);
  memory.resume.startLeaving();
  expect((await api.GET('/p/shopCart/prodCount')).response.status).toBe(401);
  expect(replace).not.toHaveBeenCalled();
  expect(memory.resume.takeFlash()).toBeUndefined();
  expect(memory.resume.takeLeft(Date.now())).toBeUndefined();
});

test('a refused renewal does the same, also once, and asks once', async () => {
  const { memory, api } = aTab(0);
  await Promise.all([api.GET('/p/shopCart/prodCount'), api.GET('/p/user/userInfo')]);
  expect(asked.filter((path) => path === '/api/token/refresh')).toHaveLength(1);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/');
  expect(memory.session.read()).toBeUndefined();
});

test('public questions carry the token at hand and sign nobody out', async () => {
  const { memory, api } = aTab(aQuarter);
  await api.GET('/salesRegions/all');
  expect(replace).not.toHaveBeenCalled();
  expect(memory.session.read()?.access_token).toBe('a0');
});
