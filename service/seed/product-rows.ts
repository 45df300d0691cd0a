import sanitizeHtml from 'sanitize-html';
import type { productCategories, productRegions, products } from '#service/db/schema/products.ts';
import { foldForSearch, foldLines } from '#service/db/search-text.ts';
import { type Catalogue, type CatalogueProduct, mediaUrl } from './catalogue.ts';
import { readCuration } from './curation.ts';
import { headOfName } from './name-head.ts';
import { ratingsOf } from './ratings.ts';
import type { SearchWords } from './search-words.ts';
import { shownBy } from './shown-rows.ts';
import { eachLanguage, translationsOf } from './translations.ts';

export function productRows(catalogue: Catalogue, extraWords: SearchWords): (typeof products.$inferInsert)[] {
  const places = feedPlaces(catalogue.products);
  const findable = findableTexts(catalogue, extraWords);
  const categoryNames = categoryNamesOf(catalogue);
  const rated = ratingsOf(catalogue);
  const { nameOf, valueOf } = translationsOf(catalogue);
  const chosen = readCuration();
  return catalogue.products.map((product) => ({
    prodId: product.id,
    itemCode: product.itemCode,
    slug: product.slug,
    name: product.name,
    shopId: product.shopId,
    brandId: product.brandId,
    categoryId: product.categoryId,
    brief: eachLanguage(product.description, firstSentence),
    contentHtml: eachLanguage(product.description, (words) =>
      sanitizeHtml(`<p>${escapeHtml(words)}</p>`, { allowedTags: ['p'] }),
    ),
    // "Ships from" differs by region; it is a column of `productRegionRows`.
    specs: product.specs
      .filter((spec) => spec.name !== 'Ships from')
      .map(({ name, value }) => ({ name: nameOf(name), value: valueOf(value) })),
    imgs: product.images.map((id) => mediaUrl(catalogue.images[id]?.file ?? '')),
    ...shownBy(catalogue, product, chosen),
    tags: product.tags,
    services: product.services,
    warrantyMonths: product.warrantyMonths,
    weightGrams: product.weightGrams,
    soldNum: product.soldCount,
    favouriteCount: product.favouriteCount,
    ...rated(product),
    feedSeq: places.get(product.id) ?? catalogue.products.length,
    searchName: foldLines(Object.values(product.name)),
    searchHead: foldLines(Object.values(product.name).map(headOfName)),
    searchCategory: foldLines(categoryNames(product)),
    searchText: foldLines(findable(product)),
    createdAt: new Date(`${product.createdAt}T00:00:00Z`),
  }));
}

export const productCategoryRows = ({
  products: all,
}: Catalogue): (typeof productCategories.$inferInsert)[] =>
  all.flatMap(({ id, categoryPath }) => categoryPath.map((categoryId) => ({ categoryId, prodId: id })));

/** One row for each region in which a product is sold. */
export function productRegionRows(catalogue: Catalogue): (typeof productRegions.$inferInsert)[] {
  return catalogue.products.flatMap((product) =>
    catalogue.regions.flatMap(({ id: regionId, code }) => {
      const delivery = product.delivery[code];
      if (!delivery || !product.availability.includes(code)) return [];
      const { list, price } = { list: product.list[code], price: product.price[code] };
      const reduced = list > price;
      return {
        ...delivery,
        prodId: product.id,
        regionId,
        price,
        oriPrice: reduced ? list : null,
        codAvailable: product.services.includes('cod'),
      };
    }),
  );
}

function categoryNamesOf({ categories }: Catalogue) {
  const names = new Map(categories.map(({ id, name }) => [id, Object.values(name)]));
  return ({ categoryPath }: CatalogueProduct) => categoryPath.flatMap((id) => names.get(id) ?? []);
}

function findableTexts(catalogue: Catalogue, extraWords: SearchWords) {
  const { brands, shops } = catalogue;
  const brandNames = new Map(brands.map(({ id, name, nameZh }) => [id, [name, nameZh]]));
  const shopNames = new Map(shops.map(({ id, name, nameZh }) => [id, [name, nameZh]]));
  const categoryNames = categoryNamesOf(catalogue);
  const dictionary = Object.entries(extraWords).map(([word, words]) => ({
    asWord: new RegExp(`\\b${foldForSearch(word)}s?\\b`),
    words,
  }));
  return (product: CatalogueProduct) => {
    const name = foldForSearch(product.name.en);
    return [
      ...Object.values(product.name),
      ...((product.brandId && brandNames.get(product.brandId)) || []),
      ...(shopNames.get(product.shopId) ?? []),
      ...categoryNames(product),
      ...dictionary.flatMap(({ asWord, words }) => (asWord.test(name) ? words : [])),
      product.itemCode,
    ];
  };
}

/** Places of products in the home feed: by turns from each top category, the best-selling first, so that kinds are mixed. */
function feedPlaces(all: CatalogueProduct[]): Map<number, number> {
  const taken = new Map<number, number>();
  const places = new Map<number, number>();
  for (const { id, categoryPath } of all.toSorted((a, b) => b.soldCount - a.soldCount || a.id - b.id)) {
    const top = categoryPath[0] ?? 0;
    taken.set(top, (taken.get(top) ?? 0) + 1);
    places.set(id, taken.get(top) ?? 0);
  }
  return places;
}

const firstSentence = (text: string) =>
  (/^.+?(?:[.!?](?= |$)|[。！？])/.exec(text)?.[0] ?? text).slice(0, 300);

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
