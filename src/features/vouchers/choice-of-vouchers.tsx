import { FormattedMessage } from 'react-intl';
import type { CheckoutVoucher, CheckoutVouchers } from '#openapi/schema.gen.ts';
import { voucherReason } from '#src/design-system/cards/voucher/voucher-reasons.ts';
import type { VoucherOffer } from '#src/design-system/cards/voucher/shown-voucher.ts';
import { voucherUrl } from '#src/domain/urls.ts';
import { withVoucher } from '#src/domain/voucher/voucher-choice.ts';

type Choice = {
  /** As the service judges them for what is bought. */
  vouchers: CheckoutVouchers;
  /** The ones that the shopper has chosen; undefined is the best set, which the service picks. */
  couponUserIds: readonly number[] | undefined;
  choose: (couponUserIds: number[] | undefined) => void;
};

const fits = (voucher: CheckoutVoucher, { couponUserIds }: Choice): VoucherOffer => {
  const wanted = couponUserIds?.includes(voucher.couponUserId) ?? voucher.selected;
  const state = voucher.selected && wanted ? 'applied' : wanted ? 'applying' : 'apply';
  return { voucher, state, saves: voucher.reduce };
};

const fitsNot = (voucher: CheckoutVoucher): VoucherOffer =>
  voucher.shortfall
    ? { voucher, state: 'notMet', shortfall: voucher.shortfall, href: voucherUrl(voucher.couponId) }
    : { voucher, state: 'unfit', reason: <FormattedMessage {...voucherReason(voucher.reason)} /> };

/**
 * The shopper's vouchers in the sheet of a cart or a checkout: the best set until they choose, what each takes off, to apply or
 * to take out, and why others do not fit, with what is missing (S1.31).
 */
export function choiceOfVouchers(choice: Choice) {
  const { couponUserIds, choose } = choice;
  const { usable, unusable } = choice.vouchers;
  const chosen = couponUserIds
    ? usable.filter(({ couponUserId }) => couponUserIds.includes(couponUserId))
    : usable.filter(({ selected }) => selected);
  const heldOf = (voucher: VoucherOffer['voucher']): CheckoutVoucher | undefined =>
    usable.find((one) => 'couponUserId' in voucher && one.couponUserId === voucher.couponUserId);
  return {
    fitting: usable.map((voucher) => fits(voucher, choice)),
    others: unusable.map(fitsNot),
    ...(couponUserIds === undefined && chosen.length > 0 && { best: true }),
    ...(couponUserIds !== undefined && usable.length > 0 && { best: false, onBest: () => choose(undefined) }),
    onApply(voucher: VoucherOffer['voucher']) {
      const held = heldOf(voucher);
      if (held) choose(withVoucher(chosen, held));
    },
    onRemove(voucher: VoucherOffer['voucher']) {
      const held = heldOf(voucher);
      const left = chosen.map(({ couponUserId }) => couponUserId);
      choose(left.filter((id) => id !== held?.couponUserId));
    },
  };
}
