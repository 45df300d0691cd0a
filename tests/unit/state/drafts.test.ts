import { expect, test, vi } from 'vitest';
import { createDrafts } from '#src/state/drafts.ts';
import { tabStorage } from '#src/state/storage.ts';

test('forms and countdowns are kept for the tab and forgotten together; where storage is shut, from memory', () => {
  vi.stubGlobal('window', {
    get sessionStorage(): Storage {
      throw new DOMException('shut', 'SecurityError');
    },
  });
  const drafts = createDrafts(tabStorage());
  drafts.keep('address', { receiver: 'Nimal' });
  drafts.keep('login', { mobile: '771234567' });
  drafts.keepCodeUntil('0094771234567', 60_000);
  expect(drafts.read('address')).toEqual({ receiver: 'Nimal' });
  expect(drafts.codeUntil('0094771234567')).toBe(60_000);
  drafts.dropAll();
  expect(drafts.read('address')).toBeUndefined();
  expect(drafts.read('login')).toBeUndefined();
  expect(drafts.codeUntil('0094771234567')).toBe(60_000);
  vi.unstubAllGlobals();
});
