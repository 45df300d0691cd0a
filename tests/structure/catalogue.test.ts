import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAnnouncements, readCatalogue } from '#service/seed/catalogue.ts';
import { readDictionary } from '#service/seed/dictionary.ts';
import { translationsOf } from '#service/seed/translations.ts';

const languages = ['en', 'zh', 'tr', 'ru', 'pt'] as const;
const catalogue = readCatalogue();
const { products, brands, shops, categories, vouchers, images, withdrawn, reviews } = catalogue;
const dictionary = readDictionary();
const { nameOf, valueOf } = translationsOf(catalogue);
const gone = new Set(withdrawn);

/** What of a text by language is missing or empty. */
const lacking = (text: Partial<Record<string, string>>) =>
  languages.filter((language) => !text[language]?.trim());

type Text = Partial<Record<string, string>>;

const texts: [string, Text][] = [
  ...products.flatMap(({ slug, name, description }): [string, Text][] => [
    [`${slug}: name`, name],
    [`${slug}: description`, description],
  ]),
  ...shops.map(({ slug, about }): [string, Text] => [`shop ${slug}`, about]),
  ...brands.map(({ slug, tagline }): [string, Text] => [`brand ${slug}`, tagline]),
  ...categories.map(({ slug, name }): [string, Text] => [`category ${slug}`, name]),
  ...vouchers.map(({ id, title }): [string, Text] => [`voucher ${id}`, title]),
  ...catalogue.indexTags.map(({ slug, title }): [string, Text] => [`section ${slug}`, title]),
  ...catalogue.services.map(({ slug, title }): [string, Text] => [`service ${slug}`, title]),
  ...catalogue.banners.flatMap(({ id, title, text }): [string, Text][] => [
    [`banner ${id}: title`, title],
    [`banner ${id}: text`, text],
  ]),
  ...readAnnouncements().flatMap(({ id, title, summary }): [string, Text][] => [
    [`announcement ${id}: title`, title],
    [`announcement ${id}: summary`, summary],
  ]),
];

test('every text is there in all five languages', () => {
  expect(texts.filter(([, text]) => lacking(text).length > 0)).toEqual([]);
  expect(texts.length).toBeGreaterThan(1200);
});

const pairs = products.flatMap(({ slug, specs, options }) => [
  ...specs.filter(({ name }) => name !== 'Ships from').map(({ name, value }) => ({ slug, name, value })),
  ...options.flatMap(({ name, values }) => values.map(({ value }) => ({ slug, name, value }))),
]);

test('specifications and choices have words in all five languages', () => {
  const makers = new Set(brands.map(({ name }) => name));
  const untold = pairs.filter(
    ({ name, value }) =>
      lacking({ en: name, ...dictionary.names[name] }).length > 0 || lacking(valueOf(value)).length > 0,
  );
  expect(untold).toEqual([]);
  // What is not in the dictionary holds no word: figures with units, sizes, and names.
  const words = pairs
    .map(({ value }) => value)
    .filter(
      (value) => !dictionary.values[value] && !makers.has(value) && !/^[A-Z/]{1,3}$|\d|^—$/.test(value),
    );
  expect([...new Set(words)]).toEqual([]);
});

test('two choices of a product are told apart in every language', () => {
  const alike = products.flatMap(({ slug, options }) =>
    languages.flatMap((language) => {
      const names = options.map(({ name }) => nameOf(name)[language]);
      const same = options.filter(
        ({ values }) => new Set(values.map(({ value }) => valueOf(value)[language])).size < values.length,
      );
      return same.length > 0 || new Set(names).size < names.length ? [`${slug} in ${language}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test('figures are written as each language writes them', () => {
  expect(valueOf('1.5 L')).toEqual({ en: '1.5 L', zh: '1.5 L', tr: '1,5 L', ru: '1,5 л', pt: '1,5 L' });
  expect(valueOf('0.5–1.5 m')).toMatchObject({ en: '0.5–1.5 m', ru: '0,5–1,5 м', pt: '0,5–1,5 m' });
  expect(valueOf('850 W')).toMatchObject({ en: '850 W', ru: '850 Вт' });
  expect(valueOf('0.4 %')).toMatchObject({ tr: '%0,4', ru: '0,4 %', zh: '0.4 %' });
  for (const name of ['PM2.5', 'f/1.8', 'IP65', 'E27'])
    expect(new Set(Object.values(valueOf(name)))).toEqual(new Set([name]));
  expect(valueOf('Casora').zh).toBe('卡索拉');
});

test('the name of a voucher says no figure: amounts are money of a region', () => {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const telling = vouchers.flatMap(({ id, title, productIds }) =>
    languages
      .filter((language) => {
        const own = productIds.map((prodId) => names.get(prodId)?.[language] ?? '');
        const rest = own.reduce((words, name) => words.replace(name, ''), title[language] ?? '');
        return /\d|[折%]/.test(rest.replaceAll('折扣', ''));
      })
      .map((language) => `${id} in ${language}`),
  );
  expect(telling).toEqual([]);
});

test('a voucher for products names some', () => {
  expect(vouchers.filter(({ type, productIds }) => type === 'product' && productIds.length === 0)).toEqual(
    [],
  );
});

test('nothing names what was withdrawn', () => {
  expect(gone.size).toBeGreaterThan(0);
  const naming = [
    ...products.map(({ id }) => id),
    ...reviews.map(({ productId }) => productId),
    ...vouchers.flatMap(({ productIds }) => productIds),
    ...catalogue.groupBuys.map(({ productId }) => productId),
    ...catalogue.indexTags.flatMap(({ productIds }) => productIds),
    ...catalogue.banners.flatMap(({ link }) => (link.type === 'product' ? link.id : [])),
    ...readAnnouncements().map(({ link }) => Number(/\d{6,}/.exec(link)?.[0])),
    ...idsIn(JSON.parse(readFileSync('service/seed/data/curation.json', 'utf8'))),
  ];
  expect(naming.filter((id) => gone.has(id))).toEqual([]);
});

test('a category shows a product that is sold, and every picture is shown by something', () => {
  const curation = readFileSync('service/seed/data/curation.json', 'utf8');
  const files = new Set(products.flatMap((product) => product.images.map((id) => images[id]?.file)));
  expect(
    categories.filter(
      ({ image }) => image !== null && !files.has(image) && !curation.includes(image.slice(16, -5)),
    ),
  ).toEqual([]);
  const shown = new Set([
    ...products.flatMap(({ images: own, skus }) => [...own, ...skus.map(({ imageId }) => imageId)]),
    ...reviews.flatMap((review) => review.images),
  ]);
  const kept = readdirSync('service/seed/images/products').map((file) => file.replace('.webp', ''));
  expect(kept.toSorted()).toEqual(Object.keys(images).toSorted());
  expect(kept.filter((id) => !shown.has(id) && !curation.includes(`"${id}"`))).toEqual([]);
});

test('home and the rooms show what the catalogue has chosen for them', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  expect(read('service/seed/data/curation.json')).toMatchObject({
    ...(read('service/home/curation.json') as Record<string, unknown>),
    rooms: read('service/rooms/rooms.json'),
  });
});

/** Every product that the curated windows name, however deep. */
function idsIn(node: unknown): number[] {
  if (typeof node === 'number') return node >= 100_000 && node < 101_000 ? [node] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => [
    ...(/^100\d{3}$/.test(key) ? [Number(key)] : []),
    ...idsIn(value),
  ]);
}
