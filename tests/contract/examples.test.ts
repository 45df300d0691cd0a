import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundle, examples, exampleOf, faultsOf, walk } from './bundle.ts';
import { errorCodes } from './error-codes.ts';

type Page = { records?: unknown[]; total: number; pages: number; size?: number; pageSize?: number };
type Card = {
  prodId: number;
  oriPrice: object | null;
  ratingAvg: number | null;
  stockState: string;
  overseas: boolean;
  freeDelivery: boolean;
};

test.each(examples)('$title fits its schema', ({ pointer, value }) => {
  expect(faultsOf(pointer, value)).toEqual([]);
});

test.each(examples.filter(({ value }) => isProblem(value)))('$title has a known code', ({ value }) => {
  const { code, status } = value as { code: string; status: number };
  expect(status).toBe(errorCodes[code]);
});

test('lists have three records or more, or none', () => {
  const short = examples.flatMap(({ title, value }) => {
    const list = Array.isArray(value) ? value : (value as { records?: unknown[] } | null)?.records;
    return / 200 /.test(title) && list && list.length > 0 && list.length < 3 ? [title] : [];
  });
  expect(short.filter((title) => !/listSkus/.test(title))).toEqual([]);
});

test('pages count what they hold', () => {
  const wrong = examples.filter(({ value }) => {
    const page = value as Page | null;
    if (!page?.records || !('total' in page)) return false;
    const pages = Math.ceil(page.total / (page.size ?? page.pageSize ?? 1));
    return page.pages !== pages || page.records.length > page.total;
  });
  expect(wrong.map(({ title }) => title)).toEqual([]);
});

describe('the cards of the workbench', () => {
  const cards = new Map<number, Card>();
  for (const { value } of examples) {
    walk(value, (inner) => {
      if (isCard(inner)) cards.set(inner.prodId, inner);
    });
  }
  const all = [...cards.values()];

  test('show many different products', () => expect(all.length).toBeGreaterThanOrEqual(24));

  test.each([
    ['a discount', (card: Card) => card.oriPrice !== null],
    ['no discount', (card: Card) => card.oriPrice === null],
    ['no rating', (card: Card) => card.ratingAvg === null],
    ['an empty shelf', (card: Card) => card.stockState === 'OUT_OF_STOCK'],
    ['a low stock', (card: Card) => card.stockState === 'LOW'],
    ['overseas', (card: Card) => card.overseas],
    ['free delivery', (card: Card) => card.freeDelivery],
  ])('show %s', (_word, fits) => expect(all.some(fits)).toBe(true));
});

test('pictures are pictures of the catalogue', () => {
  const missing = new Set<string>();
  const folders = /^\/media\/(products|banners|avatars|logos|flags)\//;
  for (const { value } of examples) {
    walk(value, (inner) => {
      if (typeof inner !== 'string' || !folders.test(inner)) return;
      if (!existsSync(inner.replace('/media/', 'service/seed/images/'))) missing.add(inner);
    });
  }
  expect([...missing]).toEqual([]);
});

test('names are Latin, Chinese and Turkish, and one text is long', () => {
  const texts: string[] = [];
  for (const { value } of examples) {
    walk(value, (inner) => {
      if (typeof inner === 'string') texts.push(inner);
    });
  }
  expect(texts.some((text) => /\p{Script=Han}{2}/u.test(text))).toBe(true);
  expect(texts.some((text) => /[şğıİ]/.test(text))).toBe(true);
  expect(texts.some((text) => text.length > 600)).toBe(true);
});

test('each field that may be null is null somewhere', () => {
  const seen = new Set<string>();
  for (const { value } of examples) {
    walk(value, (inner, key) => {
      if (inner === null) seen.add(key);
    });
  }
  const nullable = new Set<string>();
  walk(bundle.components.schemas, (inner, key) => {
    const { type, anyOf } = (inner ?? {}) as { type?: unknown; anyOf?: { type?: string }[] };
    const isNullable =
      (Array.isArray(type) && type.includes('null')) || anyOf?.some((one) => one.type === 'null');
    if (isNullable) nullable.add(key);
  });
  expect([...nullable].filter((field) => !seen.has(field))).toEqual([]);
});

test('the first thing a shopper sees is Sri Lanka', () => {
  const [first] = exampleOf('listRegions', 'ok') as { regionId: number; isDefault: boolean }[];
  expect(first).toMatchObject({ regionId: 659006000343, isDefault: true });
});

function isCard(value: unknown): value is Card {
  return typeof value === 'object' && value !== null && 'stockState' in value && 'prodId' in value;
}

function isProblem(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'traceId' in value;
}
