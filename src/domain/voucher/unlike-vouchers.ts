import type { Voucher } from '#openapi/schema.gen.ts';

const shown = 3;

/** Three vouchers that are not gone: one of the mall, one of a shop, one for delivery, and the newest where one of these is missing. */
export function unlikeVouchers(vouchers: readonly Voucher[]): Voucher[] {
  const left = vouchers.filter(({ stockState }) => stockState !== 'GONE');
  const kinds = new Map<string, Voucher>();
  for (const one of left) {
    const kind = one.type === 'FREE_SHIPPING' ? 'DELIVERY' : one.scope;
    if (!kinds.has(kind)) kinds.set(kind, one);
  }
  const unlike = ['MALL', 'SHOP', 'DELIVERY'].flatMap((kind) => kinds.get(kind) ?? []);
  return [...new Set([...unlike, ...left])].slice(0, shown);
}
