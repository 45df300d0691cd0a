import { expect, test } from 'vitest';
import { createPendingActionStore } from '#src/state/pending-action.ts';
import { createSearchHistory } from '#src/state/search-history.ts';
import { createSessionStore, sessionFrom } from '#src/state/session.ts';
import type { KeyValueStorage } from '#src/state/storage.ts';
import { createUi } from '#src/state/ui.ts';

const shelf = (): KeyValueStorage => {
  const kept = new Map<string, unknown>();
  return {
    read: <T>(key: string) => kept.get(key) as T | undefined,
    write: (key, value) => kept.set(key, value).has(key),
    remove: (key) => void kept.delete(key),
  };
};

test('the search history keeps ten terms, newest first, none twice (S4.11, S3.9)', () => {
  const history = createSearchHistory(shelf());
  for (let n = 1; n <= 11; n += 1) history.record(`term ${n}`);
  history.record('TERM 5');
  const terms = history.terms.get();
  expect(terms).toHaveLength(10);
  expect(terms[0]).toBe('TERM 5');
  expect(terms).not.toContain('term 5');
  expect(terms.at(-1)).toBe('term 2');
});

test('a broken history is an empty one', () => {
  const broken = shelf();
  broken.write('mall.searchHistory', { not: 'a list' });
  const history = createSearchHistory(broken);
  history.look();
  expect(history.terms.get()).toEqual([]);
});

test('at most three toasts stand at once, and the same words stand once (S8.47)', () => {
  const ui = createUi();
  for (const text of ['one', 'two', 'three', 'four', 'three']) ui.say('info', text);
  expect(ui.toasts.get().map((toast) => toast.text)).toEqual(['two', 'four', 'three']);
});

test('the state of the page has the names of the specification (S3.23, Z20)', () => {
  expect(Object.keys(createUi().state.get())).toEqual(
    expect.arrayContaining([
      'loginModal',
      'downloadModal',
      'phoneCodeIndex',
      'cartItemCount',
      'notificationCount',
      'currentRoute',
      'isNewUser',
    ]),
  );
});

test('what a visitor wanted is given back once, and not after ten minutes', () => {
  const resume = createPendingActionStore(shelf());
  const wanted = { kind: 'addToCart', prodId: 1, skuId: 2, shopId: 3, count: 1, key: 'k' } as const;
  resume.keep(wanted, 0);
  expect(resume.peek(599_999)).toEqual(wanted);
  expect(resume.peek(600_001)).toBeUndefined();
  expect(resume.take(599_999)).toEqual(wanted);
  expect(resume.take(599_999)).toBeUndefined();
  resume.keep(wanted, 0);
  expect(resume.take(600_001)).toBeUndefined();
});

test('what a member had begun is given back once, not after ten minutes, and never after logging out', () => {
  const resume = createPendingActionStore(shelf());
  const wanted = { kind: 'follow', shopId: 3, on: true } as const;
  resume.begin(wanted);
  resume.leave('/store/tea/3', 'u1', 0);
  expect(resume.takeLeft(599_999)?.undone).toEqual(wanted);
  expect(resume.takeLeft(599_999)).toBeUndefined();
  resume.leave('/store/tea/3', 'u1', 0);
  expect(resume.takeLeft(600_001)).toMatchObject({ path: '/store/tea/3', undone: undefined });
  resume.leave('/store/tea/3', 'u1', 0);
  resume.keep(wanted, 0);
  resume.clear();
  expect([resume.take(1), resume.takeLeft(1)]).toEqual([undefined, undefined]);
});

test('the seven fields of a sign-in are kept, and the handle of the cookie wins over the one of the tab (S3.1, S3.2, Z17)', () => {
  const store = createSessionStore(shelf(), () => 'a=b; __Host-mall_rt=fromCookie');
  const answer = {
    access_token: 'a',
    refresh_token: 'fromTab',
    expires_in: 900,
    userId: 'u',
    nickName: 'N',
    pic: null,
    enabled: true,
    isNewUser: true,
  };
  store.save(sessionFrom(answer, 1000));
  expect(store.handle()).toBe('fromCookie');
  expect(store.read()).toEqual({ ...answer, expiresAt: 901_000 });
  expect(store.identity.get()).toMatchObject({ state: 'member', nickName: 'N' });
  store.clear();
  expect(store.identity.get().state).toBe('visitor');
});

test('a renewed session of a new user is still a new user’s, another reader’s is not (S3.23)', () => {
  const answer = {
    access_token: 'a',
    refresh_token: 'h',
    expires_in: 900,
    userId: 'u1',
    nickName: 'N',
    pic: null,
    enabled: true,
    isNewUser: true,
  };
  const first = sessionFrom(answer, 0);
  const renewal = { ...answer, isNewUser: false };
  expect(sessionFrom(renewal, 0, first).isNewUser).toBe(true);
  expect(sessionFrom(renewal, 0).isNewUser).toBe(false);
  expect(sessionFrom({ ...renewal, userId: 'u2' }, 0, first).isNewUser).toBe(false);
});
