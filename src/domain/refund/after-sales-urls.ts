import { paths } from '#src/domain/urls.ts';

/** What the list of refunds shows: all, what has not ended, cancelled orders, what has ended (S4.15). */
export const refundTabs = ['all', 'open', 'cancelled', 'done'] as const;
export type RefundTab = (typeof refundTabs)[number];

/** What can be rated, and what the reader has written. */
export const reviewTabs = ['toRate', 'rated'] as const;
export type ReviewTab = (typeof reviewTabs)[number];

const withQuery = (path: string, query: Record<string, string | number | undefined>) => {
  const said = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
};

/** The reader's refunds and cancelled orders, by tab (S2.26). */
export const refundsUrl = (tab: RefundTab = 'all') =>
  withQuery(paths.refund, { show: tab === 'all' ? undefined : tab });

/** Where money is asked back for an order; `orderItemId` is the product that the reader came from. */
export const askRefundUrl = (orderNumber: string, orderItemId?: number) =>
  withQuery(paths.refund, { orderNumber, item: orderItemId });

/** What waits for the reader's stars, and what the reader wrote (S2.25). */
export const reviewsUrl = (tab: ReviewTab = 'toRate') =>
  withQuery(paths.rateProduct, { show: tab === 'toRate' ? undefined : tab });

/** The form of a review; without a product it is the first of the order that can be rated (S2.24, Z5). `stars`: chosen already. */
export const rateUrl = (
  orderNumber: string,
  item?: { prodId: number; orderItemId: number },
  stars?: number,
) => withQuery(paths.rateOrder, { orderNumber, prodId: item?.prodId, item: item?.orderItemId, stars });

const numberIn = (search: URLSearchParams, name: string) => {
  const value = Number(search.get(name));
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

/** What an address below `/Refund` means. */
export const readRefunds = (search: URLSearchParams) => ({
  tab: refundTabs.find((tab) => tab === search.get('show')) ?? 'all',
  refundSn: search.get('refundSn') ?? undefined,
  orderNumber: search.get('orderNumber') ?? undefined,
  orderItemId: numberIn(search, 'item'),
});

const stars = [1, 2, 3, 4, 5] as const;

/** What an address of the reader's reviews, or of the form, means. */
export const readReviews = (search: URLSearchParams) => ({
  tab: reviewTabs.find((tab) => tab === search.get('show')) ?? 'toRate',
  orderNumber: search.get('orderNumber') ?? undefined,
  prodId: numberIn(search, 'prodId'),
  orderItemId: numberIn(search, 'item'),
  stars: stars.find((one) => one === numberIn(search, 'stars')),
});
