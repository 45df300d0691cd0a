import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSession } from '#src/app/session-watch.ts';
import { createBrowserState } from '#src/state/client-state.ts';
import { browserNavigation } from '#src/state/browser-navigation.ts';
import { broadcastSession } from '#src/state/session-broadcast.ts';

const handle = (value: string) => `__Host-mall_rt=${value}`;
const aSession = (userId: string, refresh_token: string) => ({
  access_token: 'a0',
  refresh_token,
  expiresAt: Date.now() + 900_000,
  userId,
  nickName: 'Nimal',
  pic: null,
  expires_in: 900,
  enabled: true,
  isNewUser: false,
});

/** A tab with its listeners, whose document has a cookie that all tabs share. */
function aTab(signedIn?: { userId: string; refresh_token: string }, cookie = '') {
  const heard = new Map<string, (event: object) => void>();
  const page = {
    cookie,
    visibilityState: 'visible',
    documentElement: { style: { visibility: '' } },
    addEventListener: (name: string, hear: (event: object) => void) => void heard.set(name, hear),
  };
  const shelves = new Map<string, string>();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {
    addEventListener: page.addEventListener,
    sessionStorage: {
      getItem: (key: string) => shelves.get(key) ?? null,
      setItem: (key: string, value: string) => void shelves.set(key, value),
      removeItem: (key: string) => void shelves.delete(key),
    },
  });
  const memory = createBrowserState();
  if (signedIn) memory.session.save(aSession(signedIn.userId, signedIn.refresh_token));
  memory.session.look();
  const leave = vi.fn<() => void>();
  const renew = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  watchSession({ memory, leave, renew });
  const happen = (name: string, event: object = {}) => heard.get(name)?.(event);
  return { memory, page, leave, renew, happen };
}

const soon = () => new Promise((later) => setTimeout(later, 20));
const reload = vi.spyOn(browserNavigation, 'reload');

beforeEach(() => void reload.mockReset().mockImplementation(() => undefined));
afterEach(() => {
  vi.unstubAllGlobals();
});

test('who logs out in one tab is out in all, without a cookie to compare', async () => {
  const { leave } = aTab({ userId: 'u1', refresh_token: 'h1' }, handle('h1'));
  broadcastSession({ kind: 'out' });
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
});

test('a token that another tab renewed is used here as well; that of another reader is not', async () => {
  const { memory } = aTab({ userId: 'u1', refresh_token: 'h1' }, handle('h1'));
  broadcastSession({ kind: 'renewed', session: { ...aSession('u2', 'x1'), access_token: 'foreign' } });
  broadcastSession({ kind: 'renewed', session: { ...aSession('u1', 'h2'), access_token: 'a1' } });
  await vi.waitFor(() => expect(memory.session.read()?.access_token).toBe('a1'));
});

test('somebody else who signs in becomes the reader of every tab', async () => {
  const { memory, page, renew } = aTab({ userId: 'u1', refresh_token: 'h1' }, handle('h1'));
  renew.mockImplementation(async () => memory.session.save(aSession('u2', 'h9')));
  page.cookie = handle('h9');
  broadcastSession({ kind: 'in' });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('the same reader with a new handle stays where he is', async () => {
  const { memory, page, renew, happen } = aTab({ userId: 'u1', refresh_token: 'h1' }, handle('h1'));
  renew.mockImplementation(async () => memory.session.save(aSession('u1', 'h2')));
  page.cookie = handle('h2');
  happen('visibilitychange');
  await soon();
  expect(renew).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test('a tab that comes to the front after the cookie has gone is signed out', async () => {
  const { page, leave, happen } = aTab({ userId: 'u1', refresh_token: 'h1' }, handle('h1'));
  page.cookie = '';
  happen('visibilitychange');
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
});

test('where the browser keeps no cookies, their absence says nothing', async () => {
  const { leave, happen } = aTab({ userId: 'u1', refresh_token: 'h1' });
  happen('visibilitychange');
  await soon();
  expect(leave).not.toHaveBeenCalled();
});

test('a visitor’s tab learns of a sign-in', async () => {
  const { memory, page, happen } = aTab();
  expect(memory.session.identity.get().state).toBe('visitor');
  page.cookie = handle('h1');
  happen('visibilitychange');
  await vi.waitFor(() => expect(memory.session.identity.get().state).toBe('resuming'));
});

test('a page from the browser’s own memory is hidden and loaded anew when its reader has gone', async () => {
  const { memory, page, happen } = aTab({ userId: 'u1', refresh_token: 'h1' }, handle('h1'));
  happen('pageshow', { persisted: true });
  expect(reload).not.toHaveBeenCalled();
  page.cookie = '';
  memory.tab.remove('mall.session');
  happen('pageshow', { persisted: true });
  expect(page.documentElement.style.visibility).toBe('hidden');
  expect(reload).toHaveBeenCalledOnce();
});
