import { expect, test } from 'vitest';
import { languageCodes } from '#src/i18n/languages.ts';
import { forbidden } from './forbidden-words.ts';
import { text } from './source.ts';

const messagesOf = (language: string) =>
  Object.entries(JSON.parse(text(`src/i18n/messages/${language}.json`)) as Record<string, string>);

test.each(languageCodes)('%s says one thing by one name, and nothing that was given up', (language) => {
  const said = messagesOf(language).flatMap(([id, message]) =>
    forbidden[language]
      .filter(({ word }) => word.test(message))
      .map(({ say }) => `${id}: "${message}" (${say})`),
  );
  expect(said, `src/i18n/messages/${language}.json, by tests/structure/forbidden-words.ts`).toEqual([]);
});

test.each(languageCodes)('%s says the same in the notices of orders and the answers of help', (language) => {
  for (const file of [`service/orders/messages/${language}.ts`, `service/content/help/${language}.ts`]) {
    const said = text(file)
      .split('\n')
      .filter((line) => forbidden[language].some(({ word }) => word.test(line)));
    expect(said, `${file}, by tests/structure/forbidden-words.ts`).toEqual([]);
  }
});

test.each([
  ['service/seed/data/catalogue.json', /jeton|coin['’]/i],
  ['service/seed/data/announcements.json', /jeton|coin['’]|grup alışveriş/i],
  ['service/coins/rules-text.ts', /jeton|coin['’][^,]/i],
  ['service/http/voucher-refusals.ts', /jeton|coin['’][^,]/i],
])('%s speaks Turkish of coins and group buys as the shop does', (file, givenUp) => {
  expect(text(file)).not.toMatch(givenUp);
});

test('the end of any list is no end of products: notices and vouchers end so, too', () => {
  for (const language of languageCodes)
    expect(Object.fromEntries(messagesOf(language))['infiniteEnd.end']).not.toMatch(
      /product|商品|ürün|товар|produto/i,
    );
});

test('Turkish Trending and Russian Discover are called as their readers know them', () => {
  const said = (language: string, id: string) => Object.fromEntries(messagesOf(language))[id];
  expect([said('tr', 'siteHeader.trending'), said('tr', 'trendingPage.title')]).toEqual(['Trend', 'Trend']);
  expect([said('ru', 'siteHeader.discover'), said('ru', 'discoverPage.title')]).toEqual([
    'Подборки',
    'Подборки',
  ]);
});

test.each([
  ['en', 'Go on shopping'],
  ['en', '15 % off your first order'],
  ['zh', '团购'],
  ['tr', '12 % indirim'],
  ['ru', 'Скидка 12%'],
  ['pt', 'Pedido feito'],
] as const)('%s "%s" would be found', (language, words) => {
  expect(forbidden[language].some(({ word }) => word.test(words))).toBe(true);
});
