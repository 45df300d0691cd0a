import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RouteObject } from 'react-router-dom';
import { pageParameters } from '#src/app/page-parameters.ts';
import { routes } from '#src/app/routes.ts';
import type { ScreenHandle } from '#src/app/screen.ts';
import { openPages, type Pages } from './pages.ts';

/** Stands in the query of each page that is asked for, and of nothing else, so that its parameters are told apart. */
const mark = 'asked-by-the-test';

const filtered = 'brandIds=9&minPrice=1&inStock=true&sort=sold&page=2';
const addresses: Record<string, readonly string[]> = {
  Home: ['/'],
  Categories: ['/categories'],
  Listing: ['/category', `/category?key=kettle&${filtered}`],
  Trending: ['/trending?page=2', '/trending?category=10001'],
  Discover: ['/discover?page=2'],
  DiscoverSub: ['/discover/sub/x-10001?page=2'],
  Category: ['/electronics/10001', `/electronics/10001?${filtered}`],
  CategoryProducts: ['', `?${filtered}`].map((query) => `/electronics/10001/prods/phones-10003${query}`),
  Tag: ['/services/flash-deals-TAG?page=1'],
  Store: ['', 'tab=all', 'tab=new', 'tab=vouchers', 'tab=about', `q=a&category=10001&${filtered}`].map(
    (query) => `/store/casora-home-appliances/2003?${query}`,
  ),
  GroupBuy: ['/group-buy', '/group-buy?state=upcoming'],
  Vouchers: ['/vouchers', '/vouchers?list=used&type=shop'],
  VoucherProducts: ['/vouchers/70011?page=1'],
  SearchResults: [
    '/SearchResults/kettle',
    `/SearchResults/kettle?q=kettle&${filtered}`,
    '/SearchResults/a?tab=shops',
    '/SearchResults/-?q=zzzzzz',
    '/SearchResults/-?q=toastr&exact=true',
  ],
  Product: ['/products/100001'],
  ContactUs: ['/contact-us'],
  Notification: ['/notification'],
  Agreement: ['/agreements/privacy?lang=zh'],
  Goods: ['/goods'],
  Cart: ['/Cart'],
  Orders: ['/orders?key=kettle&page=2'],
  ToPay: ['/ToPay?page=2'],
  ToDeliver: ['/ToDeliver'],
  CancelOrder: ['/ToDeliver/CancelOrder?orderNumber=261121080000123456'],
  ToReceive: ['/ToReceive'],
  Logistics: ['/ToReceive/logistics?orderNumber=261121080000123456&parcel=2'],
  Completed: ['/Completed'],
  CompletedOrder: ['/Completed/Completed?orderNumber=261121080000123456'],
  RateOrder: ['/Completed/RateProduct?orderNumber=261121080000123456&stars=4', '/Completed/RateProduct'],
  RateProduct: ['/RateProduct?show=rated'],
  Refund: ['/Refund?show=open', '/Refund?refundSn=RF1', '/Refund?orderNumber=261121080000123456'],
  MyInvitation: ['/myInvitation?tab=coins'],
  Wallet: ['/wallet'],
  Unsubscribe: ['/unsubscribe'],
  Help: ['/help?topic=ordering&answer=cancel'],
  Collection: ['/collection?tab=shops'],
  MyFootPrint: ['/MyFootPrint'],
  Chat: ['/iCanchat?conversationId=cv_1', '/iCanchat?shopId=2003&prodId=100001'],
  Settings: ['/Settings?tab=security'],
  Profile: ['/profile'],
  OrderDetails: ['/order-details?orderNumber=261121080000123456'],
  OrderReceipt: ['/order-details/receipt?orderNumber=261121080000123456'],
  OrderPlaced: ['/order-placed?orders=261121080000123456'],
  Checkout: ['/Checkout?cart=1', '/Checkout?sku=1&count=2'],
  PaymentMethod: ['/paymentMethod?cart=1', '/paymentMethod?orders=261121080000123456'],
  Credits: ['/About/credits'],
  About: ['/About'],
  Register: ['/Register?invite=ABC'],
  NotFound: ['/nowhere'],
};

const namesOf = (list: RouteObject[]): string[] =>
  list.flatMap(({ handle, children = [] }) => [
    ...((handle as ScreenHandle | undefined)?.name ? [(handle as ScreenHandle).name] : []),
    ...namesOf(children),
  ]);

/** Asked for by the router itself: which part of a route an action is meant for. */
const ofTheRouter = ['index'];

let pages: Pages;
let asked = '';
let restore = () => {};
const read = new Set<string>();

let tag: { tagId: number } | undefined;

beforeAll(async () => {
  pages = await openPages({
    // The address is rendered as it was asked for, with all its parameters.
    around: (render) => (request, options) => {
      read.clear();
      return render(new Request(asked, { headers: request.headers }), options);
    },
  });
  [tag] = await pages.mall.get<{ tagId: number }[]>('/indexTag/taglist');
  const { get, getAll, has } = URLSearchParams.prototype;
  const note = (search: URLSearchParams, name: string) => {
    if ([...search.keys()].includes(mark)) read.add(name);
  };
  Object.assign(URLSearchParams.prototype, {
    get(this: URLSearchParams, name: string) {
      note(this, name);
      return get.call(this, name);
    },
    getAll(this: URLSearchParams, name: string) {
      note(this, name);
      return getAll.call(this, name);
    },
    has(this: URLSearchParams, name: string) {
      note(this, name);
      return has.call(this, name);
    },
  });
  restore = () => void Object.assign(URLSearchParams.prototype, { get, getAll, has });
});
afterAll(async () => {
  restore();
  await pages.close();
});

test('every screen says which parameters it reads', () => {
  const names = namesOf(routes).toSorted();
  expect(Object.keys(pageParameters).toSorted()).toEqual(names);
  expect(Object.keys(addresses).toSorted()).toEqual(names);
});

test.each(Object.keys(pageParameters))(
  '%s reads, while it is rendered, what it says and nothing else',
  async (name) => {
    const found = new Set<string>();
    for (const pattern of addresses[name] ?? []) {
      const address = pattern.replace('TAG', String(tag?.tagId));
      asked = `http://localhost:3000${address}${address.includes('?') ? '&' : '?'}${mark}=1`;
      const { status, answer } = await pages.open(asked.slice('http://localhost:3000'.length));
      await answer.text();
      expect([address, status]).toEqual([address, name === 'NotFound' ? 404 : 200]);
      for (const parameter of read) found.add(parameter);
    }
    const said = ['lang', ...(pageParameters[name] ?? [])];
    expect([...found].filter((one) => !ofTheRouter.includes(one)).toSorted()).toEqual(said.toSorted());
  },
);
