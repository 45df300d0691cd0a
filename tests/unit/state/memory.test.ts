import { expect, test } from 'vitest';
import { createResume } from '#src/state/resume.ts';
import { createSearchHistory } from '#src/state/search-history.ts';
import { createSessionStore, sessionFrom } from '#src/state/session.ts';
import type { Shelf } from '#src/state/storage.ts';
import { createUi } from '#src/state/ui.ts';

const shelf = (): Shelf => {
  const kept = new Map<string, unknown>();
  return {
    read: <T>(key: string) => kept.get(key) as T | undefined,
    write: (key, value) => kept.set(key, value).has(key),
    remove: (key) => void kept.delete(key),
  };
};

test('the search history keeps ten terms, newest first, none twice (S4.11)', () => {
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

test('what a visitor wanted is given back once, and not after ten minutes', () => {
  const resume = createResume(shelf());
  const wanted = { kind: 'addToCart', prodId: 1, skuId: 2, shopId: 3, count: 1, key: 'k' } as const;
  resume.keep(wanted, 0);
  expect(resume.take(599_999)).toEqual(wanted);
  expect(resume.take(599_999)).toBeUndefined();
  resume.keep(wanted, 0);
  expect(resume.take(600_001)).toBeUndefined();
});

test('what a member had begun is given back once, not after ten minutes, and never after logging out', () => {
  const resume = createResume(shelf());
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

test('the handle of the cookie wins over the one of the tab (Z17)', () => {
  const store = createSessionStore(shelf(), () => 'a=b; __Host-mall_rt=fromCookie');
  const answer = {
    access_token: 'a',
    refresh_token: 'fromTab',
    expires_in: 900,
    userId: 'u',
    nickName: 'N',
    pic: null,
  };
  store.save(sessionFrom(answer, 1000));
  expect(store.handle()).toBe('fromCookie');
  expect(store.read()?.expiresAt).toBe(901_000);
  expect(store.identity.get()).toMatchObject({ state: 'member', nickName: 'N' });
  store.clear();
  expect(store.identity.get().state).toBe('visitor');
});
