import { expect, it } from 'vitest';
import { intentKeys } from '#src/state/intent-key.ts';

it('gives a repeat the key of the first, and another text another one', () => {
  const keys = intentKeys();
  const first = keys.keyFor('card 1');
  expect(first).toMatch(/^[\w-]{16,64}$/);
  expect(keys.keyFor('card 1')).toBe(first);
  const other = keys.keyFor('card 2');
  expect(other).not.toBe(first);
  expect(keys.keyFor('card 1')).not.toBe(first);
});

it('gives the same text another key once it is forgotten', () => {
  const keys = intentKeys();
  const first = keys.keyFor('card 1');
  keys.forget();
  expect(keys.keyFor('card 1')).not.toBe(first);
});

it('keys a text without letters, too', () => expect(intentKeys().keyFor('')).toMatch(/./));
