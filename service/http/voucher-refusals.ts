import type { RefusalCode } from '#service/domain/refusal.ts';
import { defineMessages, type Message } from '#service/domain/words.ts';

/** What a shopper reads when a voucher, coins, the wallet or a group buy cannot be used. */
export const voucherRefusals = defineMessages({
  'promo.invalid': {
    id: 'refusal.promo.invalid',
    defaultMessage: 'This promo code is not valid here',
    description: 'Error: a typed promo code is unknown, or not for this region',
  },
  'coupon.sold_out': {
    id: 'refusal.coupon.sold_out',
    defaultMessage: 'All of these vouchers are gone',
    description: 'Error: no voucher of this kind is left',
  },
  'coupon.already_collected': {
    id: 'refusal.coupon.already_collected',
    defaultMessage: 'You already have this voucher',
    description: 'Error: the shopper has collected as many of this voucher as one may',
  },
  'coupon.not_started': {
    id: 'refusal.coupon.not_started',
    defaultMessage: 'This voucher cannot be collected yet',
    description: 'Error: the voucher can be collected only from a later day on',
  },
  'coupon.ended': {
    id: 'refusal.coupon.ended',
    defaultMessage: 'This voucher has ended',
    description: 'Error: the voucher can no longer be collected',
  },
  'coupon.not_eligible': {
    id: 'refusal.coupon.not_eligible',
    defaultMessage: 'This voucher is not for your account or region',
    description: 'Error: the voucher is for new shoppers or another region',
  },
  'voucher.not_applicable': {
    id: 'refusal.voucher.not_applicable',
    defaultMessage: 'A voucher can no longer be used for this order',
    description: 'Error: a voucher that was chosen in the checkout does not fit any more',
  },
  'coins.insufficient': {
    id: 'refusal.coins.insufficient',
    defaultMessage: 'You have fewer coins than this order was to use',
    description: 'Error: coins were spent elsewhere since the checkout was opened',
  },
  'wallet.insufficient': {
    id: 'refusal.wallet.insufficient',
    defaultMessage: 'Your wallet holds less than this order was to use',
    description: 'Error: store credit was spent elsewhere since the checkout was opened',
  },
  'group.not_started': {
    id: 'refusal.group.not_started',
    defaultMessage: 'This group buy has not started yet',
    description: 'Error: a group buy is joined before it starts',
  },
  'group.ended': {
    id: 'refusal.group.ended',
    defaultMessage: 'This group buy has ended',
    description: 'Error: a group buy is joined after its end',
  },
  'group.full': {
    id: 'refusal.group.full',
    defaultMessage: 'All pieces of this group buy are sold',
    description: 'Error: no piece of the group buy is left',
  },
  'group.limit': {
    id: 'refusal.group.limit',
    defaultMessage: 'You have reached the limit of pieces for one person in this group buy',
    description: 'Error: more pieces of a group buy than one person may have',
  },
  'order.closed': {
    id: 'refusal.order.closed',
    defaultMessage: 'please reorder',
    description: 'Error: an order is paid that is closed; the English words are the specification’s (S8.17)',
  },
}) satisfies Partial<Record<RefusalCode, Message>>;
