import { searchSlug } from './search-slug.ts';

/** The addresses of the mall, spelled as the specification spells them (S2); nobody else writes one. */
export const paths = {
  home: '/',
  cart: '/Cart',
  checkout: '/Checkout',
  paymentMethod: '/paymentMethod',
  orderPlaced: '/order-placed',
  orderDetails: '/order-details',
  orderReceipt: '/order-details/receipt',
  orders: '/orders',
  toPay: '/ToPay',
  toDeliver: '/ToDeliver',
  cancelOrder: '/ToDeliver/CancelOrder',
  toReceive: '/ToReceive',
  logistics: '/ToReceive/logistics',
  completed: '/Completed',
  completedOrder: '/Completed/Completed',
  refund: '/Refund',
  rateProduct: '/RateProduct',
  rateOrder: '/Completed/RateProduct',
  favourites: '/collection',
  footprint: '/MyFootPrint',
  settings: '/Settings',
  profile: '/profile',
  categories: '/categories',
  groupBuy: '/group-buy',
  vouchers: '/vouchers',
  listing: '/category',
  trending: '/trending',
  discover: '/discover',
  about: '/About',
  credits: '/About/credits',
  contact: '/contact-us',
  help: '/help',
  notifications: '/notification',
  unsubscribe: '/unsubscribe',
  goods: '/goods',
  chat: '/iCanchat',
  register: '/Register',
  wallet: '/wallet',
  invitation: '/myInvitation',
} as const;

/** The patterns of the route table. */
export const patterns = {
  category: '/:categoryList/:categoryId',
  product: '/products/:productId',
  search: '/SearchResults/:result',
  tag: '/services/:services',
  store: '/store/:shop/:storeId',
  selected: '/:categoryList/:categoryId/prods/:category',
  agreement: '/agreements/:type',
  discoverSub: '/discover/sub/:category',
  voucher: '/vouchers/:couponId',
} as const;

/** A product's page. */
export const productUrl = (prodId: number) => `/products/${prodId}`;

/** First parts of the mall's own addresses, in small letters: no category's address begins with one of them (Z1). */
const roots: ReadonlySet<string> = new Set(
  [...Object.values(paths), ...Object.values(patterns)]
    .map((path) => path.split('/')[1]?.toLowerCase() ?? '')
    .filter((part) => part && !part.startsWith(':')),
);

/** Whether a screen's own address begins so, as `cart` or `products`, in any case of letters; no category is there (Z1). */
export const isKnownRoot = (part: string | undefined): boolean => roots.has((part ?? '').toLowerCase());

/** A category's page; its name becomes the readable part (Z1), with its id behind it where a screen is called so. */
export function categoryUrl(categoryId: number, name: string): string {
  const slug = searchSlug(name);
  return `/${isKnownRoot(slug) ? `${slug}-${categoryId}` : slug}/${categoryId}`;
}

/** A shop's page: its name readable, its id at the end (S2.29). */
export const shopUrl = (shopId: number, name: string) => `/store/${searchSlug(name)}/${shopId}`;

/** A tag's list: its title readable, its id at the end. */
export const tagUrl = (tagId: number, title: string) => `/services/${searchSlug(title)}-${tagId}`;

/** The results page of a search text (Z9). */
export function searchUrl(text: string): string {
  return `/SearchResults/${encodeURIComponent(searchSlug(text))}?q=${encodeURIComponent(text)}`;
}

/** An order's page. */
export const orderUrl = (orderNumber: string) =>
  `${paths.orderDetails}?orderNumber=${encodeURIComponent(orderNumber)}`;

/** A completed order's page (S2.23). */
export const completedOrderUrl = (orderNumber: string) =>
  `${paths.completedOrder}?orderNumber=${encodeURIComponent(orderNumber)}`;

/** The products that a voucher is for. */
export const voucherUrl = (couponId: number) => `${paths.vouchers}/${couponId}`;

/** Where orders that are there already are paid for, several at once (S2.17). */
export const payUrl = (orderNumbers: readonly string[]) =>
  `${paths.paymentMethod}?orders=${orderNumbers.join(',')}`;

/** What became of orders that were just placed (S2.57). */
export const placedUrl = (orderNumbers: readonly string[]) =>
  `${paths.orderPlaced}?orders=${orderNumbers.join(',')}`;

/** A conversation with a shop; its number is drawn by chance, so the address says nothing of anybody (S2.27). */
export const conversationUrl = (conversationId: string) =>
  `${paths.chat}?conversationId=${encodeURIComponent(conversationId)}`;

/** Where the conversation with a shop is opened, about one of its products. */
export const chatUrl = (shopId: number, prodId?: number) =>
  `${paths.chat}?shopId=${shopId}${prodId === undefined ? '' : `&prodId=${prodId}`}`;

/** A positive whole number at the end of a path part (`lamps-10023` → 10023), or undefined (Z1). */
export function trailingId(part: string | undefined): number | undefined {
  const digits = /(?:^|-)(\d{1,16})$/.exec(part ?? '')?.[1];
  const id = Number(digits);
  return digits && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Signs by which browsers are led elsewhere: a backslash or anything below the blank. */
const hasTrick = (path: string) => [...path].some((sign) => sign === '\\' || sign < ' ');

/** The same address on this origin, else home: no text from outside may lead a reader elsewhere. */
export function safePath(path: string): string {
  const base = 'https://mall.invalid';
  if (!path.startsWith('/') || hasTrick(path) || !URL.canParse(path, base)) return paths.home;
  const url = new URL(path, base);
  const same = url.pathname + url.search + url.hash;
  return url.origin === base && !same.startsWith('//') ? same : paths.home;
}
