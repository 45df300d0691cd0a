import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skus } from '#service/db/schema/skus.ts';
import { openPages, type Pages } from './pages.ts';

const toaster = 100_001;
const casora = 2003;

let pages: Pages;
beforeAll(async () => {
  pages = await openPages({ sample: 40 });
  const { db } = pages.mall.database;
  // A shop that has written in English alone, but for one specification.
  const specs = [
    { name: { en: 'Power', ru: 'Мощность' }, value: { en: 'Strong' } },
    { name: { en: 'Weight' }, value: { en: '2 kg', ru: '2 кг' } },
  ];
  const english = {
    name: { en: 'Plain toaster' },
    contentHtml: { en: '<p>Toasts.</p>' },
    brief: { en: 'Toasts.' },
  };
  await db
    .update(products)
    .set({ ...english, specs })
    .where(eq(products.prodId, toaster));
  await db
    .update(skus)
    .set({
      skuName: { en: 'Black' },
      properties: [{ name: { en: 'Colour', ru: 'Цвет' }, value: { en: 'Black' } }],
    })
    .where(eq(skus.skuId, 10_000_101));
  await db
    .update(shops)
    .set({ intro: { en: 'Warm bread.' } })
    .where(eq(shops.shopId, casora));
});
afterAll(() => pages.close());

const read = async (path: string, language: string) => {
  const { answer } = await pages.open(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  const html = (await answer.text()).replaceAll(/<!--.*?-->/g, '');
  // The shop in development leads to its workbench, which speaks English.
  return html.replaceAll(/<a [^>]*target="workbench"[^>]*>.*?<\/a>/g, '');
};

test('a product page marks each text that is not in the reader’s language, and no other', async () => {
  const html = await read(`/products/${toaster}`, 'ru');
  expect(html).toMatch(/<h1 lang="en"[^>]*>Plain toaster<\/h1>/);
  expect(html).toMatch(/<div lang="en"[^>]*><p>Toasts\.<\/p>/);
  expect(html).toMatch(/<dt[^>]*>Мощность<\/dt><dd lang="en">Strong<\/dd>/);
  expect(html).not.toMatch(/<dt lang[^>]*>Мощность/);
  expect(html).toMatch(/<dt lang="en"[^>]*>Weight<\/dt><dd>2 кг<\/dd>/);
  expect(html).toMatch(/<span lang="en">Black<\/span>/);
  expect(html).not.toMatch(/<span lang[^>]*>Цвет/);
});

test('readers of English see no mark, nor do readers of a text that is there', async () => {
  expect(await read(`/products/${toaster}`, 'en')).not.toMatch(/<(?!html|link)[a-z0-9]+ [^>]*\blang="en"/);
});

test('cards of lists and the words of a shop are marked, too', async () => {
  const list = await read(`/SearchResults/toaster`, 'ru');
  expect(list).toMatch(/<a [^>]*lang="en"[^>]*>Plain toaster<\/a>/);
  const shop = await read(`/store/casora/${casora}?tab=about`, 'tr');
  expect(shop).toMatch(/<p lang="en"[^>]*>Warm bread\.<\/p>/);
});

test('the agreements are marked for readers of other languages', async () => {
  expect(await read('/agreements/refund', 'pt')).toContain(
    '<span lang="en-US">Refund and return policy</span>',
  );
});
