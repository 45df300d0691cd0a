import { expect, test } from 'vitest';
import { languageCodes } from '#src/i18n/languages.ts';
import { found, inParts, loadDeck } from '../../stories/foundations/copy-deck.ts';

const deck = await loadDeck();
const idsFor = (text: string) => found(deck, text).map(({ id }) => id);

test('the deck has every message, and each in five languages', () => {
  expect(deck.length).toBeGreaterThan(1900);
  expect(deck.filter(({ texts }) => languageCodes.some((code) => !texts[code]))).toEqual([]);
});

test('a message is found by its id and by what any language says, accents and capitals aside', () => {
  expect(idsFor('buyBox.addToCart')).toContain('buyBox.addToCart');
  expect(idsFor('加入购物车')).toContain('buyBox.addToCart');
  expect(idsFor('В КОРЗИНУ')).toContain('buyBox.addToCart');
  expect(idsFor('nao e possivel')).not.toEqual([]);
});

test('nothing is found for what nobody says, and everything for nothing', () => {
  expect(idsFor('xylophone of the emperor')).toEqual([]);
  expect(idsFor('  ')).toHaveLength(deck.length);
});

test('messages stand with their part', () => {
  const parts = inParts(deck);
  const cart = parts.find(({ name }) => name === 'cartLine');
  expect(cart?.messages.every(({ id }) => id.startsWith('cartLine.'))).toBe(true);
  expect(parts.reduce((sum, { messages }) => sum + messages.length, 0)).toBe(deck.length);
});
