/**
 * The folder of each screen's code, by the screen's name. The server finds there which files a page needs; browsers do not
 * need it, so it stands beside the route table.
 */
const folders = {
  Home: 'home',
  Categories: 'categories',
  Listing: 'listing',
  Trending: 'trending',
  Discover: 'discover',
  DiscoverSub: 'discover',
  Category: 'category',
  CategoryProducts: 'category',
  Tag: 'tag',
  Store: 'shop',
  GroupBuy: 'group-buy',
  Vouchers: 'vouchers',
  VoucherProducts: 'voucher',
  SearchResults: 'search',
  Product: 'product',
  Help: 'help',
  ContactUs: 'contact',
  Notification: 'notices',
  Unsubscribe: 'unsubscribe',
  Agreement: 'agreement',
  Goods: 'last-product',
  Cart: 'cart',
  Checkout: 'checkout',
  PaymentMethod: 'payment',
  NotFound: 'not-found',
  About: 'about',
  Credits: 'credits',
  Register: 'register',
  Orders: 'orders',
  ToPay: 'orders',
  ToDeliver: 'orders',
  CancelOrder: 'cancel-order',
  ToReceive: 'orders',
  Logistics: 'logistics',
  CompletedOrder: 'order-details',
  RateOrder: 'rate-product',
  RateProduct: 'my-reviews',
  Refund: 'refund',
  Completed: 'orders',
  OrderDetails: 'order-details',
  OrderReceipt: 'order-receipt',
  OrderPlaced: 'order-placed',
  MyInvitation: 'invitation',
  Wallet: 'wallet',
  Collection: 'favourites',
  MyFootPrint: 'footprint',
  Chat: 'chat',
  Settings: 'settings',
  Profile: 'settings',
} as const;

/** The names of all screens: the route table takes no other, and each has a head or says that it is not listed. */
export type ScreenName = keyof typeof folders;

/** The key of a screen's code in the build's manifest; nothing of what is no screen. */
export const screenModule = (name: string | undefined): string | undefined => {
  const folder = (folders as Readonly<Record<string, string>>)[name ?? ''];
  return folder && `src/pages/${folder}/${folder}.route.ts`;
};
