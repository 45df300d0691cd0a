import { FormattedMessage } from 'react-intl';
import type { CheckoutPreview, CheckoutVoucher, CheckoutVouchers } from '#openapi/schema.gen.ts';
import { voucherReason } from '#src/design-system/cards/voucher-reasons.ts';
import type { VoucherOffer } from '#src/design-system/cards/voucher-state.ts';
import type { CheckoutExtras } from '#src/domain/checkout-extras.ts';
import { voucherUrl } from '#src/domain/urls.ts';

const fits = (voucher: CheckoutVoucher, { couponUserIds }: CheckoutExtras): VoucherOffer => {
  const wanted = couponUserIds?.includes(voucher.couponUserId) ?? voucher.selected;
  const state = voucher.selected && wanted ? 'applied' : wanted ? 'applying' : 'apply';
  return { voucher, state, saves: voucher.reduce };
};

const fitsNot = (voucher: CheckoutVoucher): VoucherOffer =>
  voucher.shortfall
    ? { voucher, state: 'notMet', shortfall: voucher.shortfall, href: voucherUrl(voucher.couponId) }
    : { voucher, state: 'unfit', reason: <FormattedMessage {...voucherReason(voucher.reason)} /> };

/** The same in a cart, which shows the best set and leaves the choice to the checkout. */
export const cartOffers = ({ usable, unusable }: CheckoutVouchers) => ({
  fitting: usable.map((voucher): VoucherOffer => ({
    voucher,
    state: 'shown',
    ...(voucher.selected && { saves: voucher.reduce }),
  })),
  others: unusable.map(fitsNot),
});

/** The shopper's vouchers as a checkout sees them: to apply, or why not, with what is missing. */
export const checkoutOffers = ({ vouchers }: CheckoutPreview, extras: CheckoutExtras) => ({
  fitting: vouchers.usable.map((voucher) => fits(voucher, extras)),
  others: vouchers.unusable.map(fitsNot),
});
