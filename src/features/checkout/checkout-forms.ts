import type { CheckoutExtras } from '#src/domain/checkout/checkout-extras.ts';
import type { Drafts } from '#src/state/drafts.ts';

/** Vouchers chosen in the cart, before there is a checkout. */
export const cartVouchersForm = 'cartVouchers';
const extrasForm = 'checkoutExtras';

/** The choice of one checkout. */
export type KeptExtras = { checkoutId: string; extras: CheckoutExtras };

export const readExtras = (drafts: Drafts) => drafts.read<KeptExtras>(extrasForm);
export const keepExtras = (drafts: Drafts, kept: KeptExtras) => drafts.keep(extrasForm, kept);

/** Forgets what this tab keeps of a checkout that became orders. */
export function dropOrdered(drafts: Drafts) {
  for (const form of ['remarks', 'checkout', extrasForm, cartVouchersForm]) drafts.drop(form);
}
