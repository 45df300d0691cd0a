import type { CheckoutVoucher } from '#openapi/schema.gen.ts';

type Chosen = Pick<CheckoutVoucher, 'couponUserId' | 'scope' | 'type' | 'shopId'>;

/** What only one voucher of a checkout can be: one of the mall, one of each shop, one for each delivery; of products there may be several. */
function place({ scope, type, shopId }: Chosen): string | undefined {
  if (type === 'FREE_SHIPPING') return `delivery ${shopId ?? 'any'}`;
  if (scope === 'PRODUCT') return undefined;
  return scope === 'MALL' ? 'mall' : `shop ${shopId}`;
}

/** The chosen vouchers with one more: it takes the place of the one whose place it needs. Whether it fits, the service says. */
export function withVoucher(chosen: readonly Chosen[], more: Chosen): number[] {
  const wanted = place(more);
  const stay = chosen.filter((one) => wanted === undefined || place(one) !== wanted);
  return [...new Set([...stay.map((one) => one.couponUserId), more.couponUserId])];
}
