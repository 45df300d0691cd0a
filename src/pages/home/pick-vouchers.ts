import type { Voucher } from '#openapi/schema.gen.ts';

const shown = 3;

/** One of the mall, one of a shop, one for delivery; what is gone stays out, and the newest fill up. */
export function pickVouchers(vouchers: readonly Voucher[]): Voucher[] {
  const left = vouchers.filter(({ stockState }) => stockState !== 'GONE');
  const kinds = new Map<string, Voucher>();
  for (const one of left) {
    const kind = one.type === 'FREE_SHIPPING' ? 'DELIVERY' : one.scope;
    if (!kinds.has(kind)) kinds.set(kind, one);
  }
  const unlike = ['MALL', 'SHOP', 'DELIVERY'].flatMap((kind) => kinds.get(kind) ?? []);
  return [...new Set([...unlike, ...left])].slice(0, shown);
}
