import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchResult } from '#openapi/schema.gen.ts';
import { languageTags } from '#service/domain/language.ts';
import { type Mall, openMall, regionIds } from '../catalog/mall.ts';
import { type Judgement, judgementsIn, ndcg, shown } from '../../search/ranking.ts';

const judgements = judgementsIn(readFileSync('tests/search/judgements.tsv', 'utf8'));
const wanted = 0.9;

let mall: Mall;
beforeAll(async () => {
  mall = await openMall();
});
afterAll(() => mall.close());

async function firstOf({ query, language, region }: Pick<Judgement, 'query' | 'language' | 'region'>) {
  const found = await mall.get<SearchResult>(
    '/search',
    { key: query, regionId: regionIds[region as 'LK'], pageSize: shown },
    languageTags[language as 'en'],
  );
  return { ...found, ids: found.records.map(({ prodId }) => prodId) };
}

const english = async (query: string) => {
  const found = await firstOf({ query, language: 'en', region: 'LK' });
  return { ...found, names: found.records.map(({ prodName }) => prodName) };
};

test('a quarter of the judged searches is held out, and every language has its share', () => {
  expect(judgements).toHaveLength(120);
  expect(judgements.filter(({ set }) => set === 'held')).toHaveLength(30);
  for (const language of Object.keys(languageTags))
    expect(judgements.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(15);
});

test.each(['tuned', 'held'] as const)('the %s searches find what people mean', async (set) => {
  const scores: number[] = [];
  for (const judged of judgements.filter((one) => one.set === set)) {
    const { ids } = await firstOf(judged);
    scores.push(ndcg(ids, judged.must));
  }
  expect(scores.reduce((sum, one) => sum + one, 0) / scores.length).toBeGreaterThanOrEqual(wanted);
});

test('"phone" finds the phone, and neither headphones nor a xylophone', async () => {
  const { names } = await english('phone');
  expect(names[0]).toBe('Aurelo Nova 5G Smartphone');
  expect(names.filter((name) => /headphone|xylophone/i.test(name))).toEqual([]);
});

test('"lamp" finds lamps, and no saw with a clamp', async () => {
  const { names } = await english('lamp');
  expect(names[0]).toMatch(/Lamp/);
  expect(names.filter((name) => /saw|clamp/i.test(name))).toEqual([]);
});

test('"tea" finds the teas first, and nothing that is teal', async () => {
  const { names } = await english('tea');
  expect(names.slice(0, 3).every((name) => / Tea /.test(name))).toBe(true);
  expect(names.filter((name) => /teal|team/i.test(name))).toEqual([]);
});

test('"wireless earbuds" finds earbuds first', async () => {
  expect((await english('wireless earbuds')).names[0]).toBe('Norvik Air Wireless Earbuds with Case');
});

test('"&" alone finds nothing', async () => {
  expect((await english('&')).total).toBe(0);
});

test('"toastr" is searched as "toaster", which the answer says; exactly as typed it finds nothing', async () => {
  const mended = await english('toastr');
  expect(mended.correctedKey).toBe('toaster');
  expect(mended.names.slice(0, 2).every((name) => name.includes('Toaster'))).toBe(true);
  const exact = await mall.get<SearchResult>('/search', { key: 'toastr', exact: true });
  expect(exact).toMatchObject({ total: 0, correctedKey: null });
});
