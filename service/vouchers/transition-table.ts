import type { MyVoucherStatus } from '#openapi/schema.gen.ts';
import { type Transition, transitionOf } from '#service/domain/transition.ts';

/** What can happen to a voucher that a member holds. */
export const voucherEvents = [
  'collect',
  'submitToPay',
  'submitPaid',
  'paymentSucceeded',
  'orderEndedUnpaid',
  'cancelledBeforeShipping',
  'refundAfterShipping',
  'timeOver',
  'withdraw',
] as const;
export type VoucherEvent = (typeof voucherEvents)[number];

/** `mayCollect`: in time, in stock, within the limit of each user and eligible. */
export type VoucherGuard = 'mayCollect' | 'stillValid' | 'noLongerValid';

type VoucherTransition = Transition<MyVoucherStatus, VoucherEvent, VoucherGuard, never>;

const givenBack = (from: MyVoucherStatus, event: VoucherEvent): VoucherTransition[] => [
  { from, event, to: 'COLLECTED', guards: ['stillValid'] },
  { from, event, to: 'EXPIRED', guards: ['noLongerValid'] },
];

/** Every step of a held voucher; what is not here cannot happen. */
export const voucherTransitions: readonly VoucherTransition[] = [
  { from: null, event: 'collect', to: 'COLLECTED', guards: ['mayCollect'] },
  { from: 'COLLECTED', event: 'submitToPay', to: 'LOCKED', guards: ['stillValid'] },
  { from: 'COLLECTED', event: 'submitPaid', to: 'USED', guards: ['stillValid'] },
  { from: 'COLLECTED', event: 'timeOver', to: 'EXPIRED' },
  { from: 'COLLECTED', event: 'withdraw', to: 'WITHDRAWN' },
  { from: 'LOCKED', event: 'paymentSucceeded', to: 'USED' },
  ...givenBack('LOCKED', 'orderEndedUnpaid'),
  ...givenBack('USED', 'cancelledBeforeShipping'),
  { from: 'USED', event: 'refundAfterShipping', to: 'USED' },
];

/** The state of a held voucher after an event, or undefined where there is no such step. */
export const nextVoucherStatus = (
  from: MyVoucherStatus | null,
  event: VoucherEvent,
  holds?: (guard: VoucherGuard) => boolean,
): MyVoucherStatus | undefined => transitionOf(voucherTransitions, from, event, holds)?.to;
