import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '#src/data/api.ts';
import { createTokenKeeper } from '#src/data/auth/token-keeper.ts';
import { Unreachable } from '#src/data/refusal.ts';
import { origin } from './service.ts';

const minute = 60_000;
const now = 1_000_000_000;

/** Locks as the browser has them, shared by all tabs: one holder of a name at a time. */
function sharedLocks() {
  let before: Promise<unknown> = Promise.resolve();
  return {
    request: <T>(_name: string, work: () => Promise<T>): Promise<T> => {
      const turn = before.then(work);
      before = turn.catch(() => undefined);
      return turn;
    },
  };
}

type Tab = { session: { access_token: string; expiresAt: number } | undefined };

const aTab = (endsIn?: number): Tab => ({
  session: endsIn === undefined ? undefined : { access_token: 'a0', expiresAt: now + endsIn },
});

/** What all tabs share: the handle, and the service that takes each handle once. */
function aBrowser() {
  const browser = { handle: 'h0', running: 0, renewals: [] as string[], signedOut: 0, status: 200 };
  const renew = async (request: Request): Promise<Response> => {
    const { refresh_token: handle } = (await request.json()) as { refresh_token: string };
    browser.renewals.push(handle);
    browser.running += 1;
    expect(browser.running, 'one renewal at a time').toBe(1);
    await new Promise((later) => setTimeout(later, 5));
    browser.running -= 1;
    if (browser.status === 0) throw new TypeError('fetch failed');
    if (browser.status !== 200 || handle !== browser.handle) {
      const refusal = { code: 'auth.refresh_reused', desc: 'Log in again', traceId: 't' };
      return Response.json({ ...refusal, status: browser.status }, { status: browser.status });
    }
    browser.handle = `h${browser.renewals.length}`;
    return Response.json({ access_token: `a${browser.renewals.length}`, refresh_token: browser.handle });
  };
  const api = createApi({ baseUrl: `${origin}/api`, languageTag: 'en-US', fetch: renew });
  const keeperOf = (tab: Tab) =>
    createTokenKeeper({
      api,
      read: () => tab.session,
      handle: () => browser.handle || undefined,
      save: ({ access_token }) => {
        tab.session = { access_token, expiresAt: now + 15 * minute };
      },
      onSignedOut: () => {
        tab.session = undefined;
        browser.handle = '';
        browser.signedOut += 1;
      },
      now: () => now,
    });
  /** A tab has a token of its own, ending in so many ms; none for a new tab. */
  const openTab = (endsIn?: number) => keeperOf(aTab(endsIn));
  return { browser, openTab, keeperOf };
}

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: sharedLocks() });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a token that is good for more than a minute is given without a question', async () => {
  const { browser, openTab } = aBrowser();
  expect(await openTab(minute + 1)()).toBe('a0');
  expect(browser.renewals).toEqual([]);
});

test('a token in its last minute is renewed before it is used', async () => {
  const { browser, openTab } = aBrowser();
  expect(await openTab(minute)()).toBe('a1');
  expect(browser.renewals).toEqual(['h0']);
});

test('a new tab gets a token for the handle that it finds', async () => {
  expect(await aBrowser().openTab()()).toBe('a1');
});

test('a visitor has none', async () => {
  const { browser, openTab } = aBrowser();
  browser.handle = '';
  expect(await openTab()()).toBeUndefined();
});

test('any number of calls at once renew once', async () => {
  const { browser, openTab } = aBrowser();
  const token = openTab(0);
  expect(await Promise.all(Array.from({ length: 8 }, token))).toEqual(Array(8).fill('a1'));
  expect(await token()).toBe('a1');
  expect(browser.renewals).toEqual(['h0']);
});

test('tabs renew one after the other, each with the handle that the one before has got', async () => {
  const { browser, openTab } = aBrowser();
  const tabs = [openTab(0), openTab(0), openTab()];
  expect(await Promise.all(tabs.map((token) => token()))).toEqual(['a1', 'a2', 'a3']);
  expect(browser.renewals).toEqual(['h0', 'h1', 'h2']);
});

test('what was renewed while one waited is not renewed again', async () => {
  const { browser, keeperOf } = aBrowser();
  const tab = aTab(0);
  expect(await Promise.all([keeperOf(tab)(), keeperOf(tab)()])).toEqual(['a1', 'a1']);
  expect(browser.renewals).toEqual(['h0']);
});

test('a browser without locks renews all the same, once', async () => {
  vi.stubGlobal('navigator', {});
  const { browser, openTab } = aBrowser();
  const token = openTab(0);
  expect(await Promise.all([token(), token()])).toEqual(['a1', 'a1']);
  expect(browser.renewals).toEqual(['h0']);
});

test('a refused handle signs out, once', async () => {
  const { browser, openTab } = aBrowser();
  browser.status = 401;
  const token = openTab(0);
  expect(await Promise.all([token(), token(), token()])).toEqual([undefined, undefined, undefined]);
  expect(browser).toMatchObject({ signedOut: 1, renewals: ['h0'] });
});

test('while the service cannot be reached, a token is used until its end', async () => {
  const { browser, openTab } = aBrowser();
  browser.status = 0;
  expect(await openTab(1)()).toBe('a0');
});

test('a short break of the line never signs a reader out whose token has ended', async () => {
  const { browser, openTab } = aBrowser();
  browser.status = 0;
  const token = openTab(0);
  await expect(token()).rejects.toBeInstanceOf(Unreachable);
  browser.status = 503;
  await expect(token()).rejects.toMatchObject({ status: 503 });
  expect(browser.signedOut).toBe(0);
  browser.status = 200;
  expect(await token()).toBe('a3');
});
