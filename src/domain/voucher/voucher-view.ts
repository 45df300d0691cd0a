import type { MyVoucherStatus, VoucherScope } from '#openapi/schema.gen.ts';

/** What `/vouchers` shows: what everybody can collect, or what the reader holds, by its state (S2.16). */
export const voucherLists = ['collect', 'collected', 'used', 'expired'] as const;
export type VoucherListName = (typeof voucherLists)[number];

/** The state that a list of the reader's own vouchers asks for; none for what can be collected. */
export const voucherStatus: Record<VoucherListName, MyVoucherStatus | undefined> = {
  collect: undefined,
  collected: 'COLLECTED',
  used: 'USED',
  expired: 'EXPIRED',
};

const scopes: Record<string, VoucherScope> = { product: 'PRODUCT', shop: 'SHOP', mall: 'MALL' };

export type VoucherView = { list: VoucherListName; scope: VoucherScope | undefined };

/** Reads it from a query string; what is unknown is the first list, and every kind. */
export function voucherView(search: URLSearchParams): VoucherView {
  const list = voucherLists.find((one) => one === search.get('list')) ?? 'collect';
  return { list, scope: scopes[search.get('type') ?? ''] };
}

/** Writes it as a query string, the first list of every kind as an empty one (S3.18: "all" is a filter). */
export function voucherSearch({ list, scope }: VoucherView): string {
  const search = new URLSearchParams();
  if (list !== 'collect') search.set('list', list);
  if (scope) search.set('type', scope.toLowerCase());
  return search.size > 0 ? `?${search}` : '?';
}
