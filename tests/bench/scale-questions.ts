import { readCatalogue } from '#service/seed/catalogue.ts';

const keys = [
  'kettle',
  'jacket',
  'headphones',
  'lamp',
  'chair',
  'toaster',
  'dress',
  'watch',
  'light',
  'plant',
  'black leather',
  'robot vacuum',
  'shoes',
  'espresso',
  'backpack',
  'cordless',
  'speaker',
  'wireless',
  'aurelo',
  'coffee',
];
const narrowed = [
  'freeDelivery=true&minRating=4',
  'inStock=true&cashOnDelivery=true',
  'placeOfOrigin=LK&inStock=true',
];
const pricesEach = 75;
/** Minor units between two lowest prices: no two questions of a word share theirs, and with it what was counted. */
const priceStep = 100;
const beginnings = [1, 2, 3, 4, 5, 6];

/** Questions of each kind, so many and so different that no cache of answers or counts serves them. */
export function scaleQuestions(): Record<string, string[]> {
  const { regions, categories, products } = readCatalogue();
  const home = `regionId=${regions[0]?.id}`;
  const words = new Set(products.flatMap(({ name }) => name.en.toLowerCase().match(/[a-z]{3,}/g) ?? []));
  const typed = new Set([...words].flatMap((word) => beginnings.map((length) => word.slice(0, length))));
  const everywhere = (ids: number[], more: string) =>
    ids.flatMap((id) => regions.map((region) => `/api/search?regionId=${region.id}&categoryId=${id}${more}`));
  const ids = categories.map(({ id }) => id);
  const broad = categories.filter(({ parentId }) => parentId === null).map(({ id }) => id);
  return {
    suggestions: mixed(
      [...typed].map((keyword) => `/api/search/suggest/keyword?${home}&size=10&keyword=${keyword}`),
    ),
    'search with two facets': mixed(
      keys.flatMap((key) =>
        narrowed.flatMap((filter, place) =>
          Array.from({ length: pricesEach }, (_, step) => {
            const minPrice = (10 + step * narrowed.length + place) * priceStep;
            return `/api/search?${home}&key=${encodeURIComponent(key)}&${filter}&minPrice=${minPrice}`;
          }),
        ),
      ),
    ),
    'category page 1': mixed(everywhere(ids, '')),
    'category page 50': mixed(everywhere(broad, '&pageNumber=50')),
    'product page': mixed(products.map(({ id }) => `/products/${id}`)),
  };
}

/** The same questions in an order that puts like ones far apart. */
function mixed(paths: readonly string[]): string[] {
  const step = Math.floor(paths.length * 0.382) | 1;
  const taken = new Set<number>();
  for (let place = 0; taken.size < paths.length; place = (place + step) % paths.length) {
    while (taken.has(place)) place = (place + 1) % paths.length;
    taken.add(place);
  }
  return [...taken].map((place) => paths[place] ?? '');
}
