/** Every code of a refusal, with its HTTP status. */
const refusalStatus = {
  'request.malformed': 400,
  'idempotency.key_required': 400,
  'auth.bad_credentials': 400,
  'auth.account_disabled': 400,
  'auth.sign_in_again': 400,
  'register.exists': 400,
  'reset.no_account': 400,
  'invite.invalid': 400,
  'auth.social_failed': 400,
  'password.weak': 400,
  'password.old_wrong': 400,
  'password.same': 400,
  'code.invalid': 400,
  'code.expired': 400,
  'code.exhausted': 400,
  'code.send_failed': 400,
  'phone.invalid': 400,
  'phone.region_unsupported': 400,
  'mail.invalid': 400,
  'auth.login_required': 401,
  'auth.token_expired': 401,
  'auth.token_invalid': 401,
  'auth.token_revoked': 401,
  'auth.refresh_invalid': 401,
  'auth.refresh_reused': 401,
  'request.cross_site': 403,
  'resource.not_found': 404,
  'promo.invalid': 404,
  'request.method_not_allowed': 405,
  'sku.out_of_stock': 409,
  'sku.off_shelf': 409,
  'sku.limit': 409,
  'prod.not_in_region': 409,
  'shop.closed': 409,
  'cart.full': 409,
  'cart.empty_selection': 409,
  'address.required': 409,
  'address.limit': 409,
  'account.orders_open': 409,
  'favourite.limit': 409,
  'follow.limit': 409,
  'watch.limit': 409,
  'chat.closed': 409,
  'checkout.expired': 409,
  'checkout.changed': 409,
  'checkout.placed': 409,
  'paytype.not_allowed': 409,
  'voucher.not_applicable': 409,
  'coins.insufficient': 409,
  'wallet.insufficient': 409,
  'coupon.sold_out': 409,
  'coupon.already_collected': 409,
  'coupon.not_started': 409,
  'coupon.ended': 409,
  'coupon.not_eligible': 409,
  'group.not_started': 409,
  'group.ended': 409,
  'group.full': 409,
  'group.limit': 409,
  'order.closed': 409,
  'order.not_receivable': 409,
  'order.not_cancellable': 409,
  'order.not_deletable': 409,
  'order.not_shipped': 409,
  'order.already_paid': 409,
  'pay.in_progress': 409,
  'pay.not_waiting': 409,
  'refund.window_closed': 409,
  'refund.active_exists': 409,
  'refund.not_allowed': 409,
  'refund.state': 409,
  'review.exists': 409,
  'review.not_completed': 409,
  'review.window_closed': 409,
  'card.limit': 409,
  'card.exists': 409,
  'card.in_use': 409,
  'idempotency.in_progress': 409,
  'request.too_large': 413,
  'upload.too_large': 413,
  'request.unsupported_type': 415,
  'request.invalid': 422,
  'idempotency.mismatch': 422,
  'page.too_deep': 422,
  'area.invalid': 422,
  'upload.unknown_file': 422,
  'upload.foreign_url': 422,
  'upload.type_not_allowed': 422,
  'upload.unreadable': 422,
  'card.token_invalid': 422,
  'refund.amount_exceeded': 422,
  'rate.limited': 429,
  'code.too_often': 429,
  'login.locked': 429,
  'chat.too_fast': 429,
  'server.error': 500,
  'server.unavailable': 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** What is wrong with one field of a request. */
const fieldFaults = [
  'required',
  'type',
  'format',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_few',
  'too_many',
  'not_listed',
  'unknown',
  'unreadable',
  'area.invalid',
  'phone.invalid',
  'mail.invalid',
  'code.invalid',
  'region.unknown',
  'upload.foreign_url',
  'upload.unreadable',
  'date.future',
  'invite.invalid',
  'password.weak',
  'password.old_wrong',
  'password.same',
  'url.foreign',
] as const;

export type FieldFault = (typeof fieldFaults)[number];

type RefusalExtras = {
  /** JSON pointer and fault of each field that is wrong. */
  fields?: { field: string; code: FieldFault }[];
  /** Seconds after which it is worth asking again. */
  retryAfter?: number;
  /** Facts for the program that asked, per code. */
  details?: Record<string, unknown>;
};

/** Thrown to refuse a request; a transaction in which it is thrown is rolled back. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly extras: RefusalExtras = {},
  ) {
    super(code);
    this.name = 'Refusal';
  }

  get status() {
    return refusalStatus[this.code];
  }
}

/** The refusal for a thing that does not exist or belongs to somebody else: one answer for both, so that nobody can tell which. */
export const notFound = () => new Refusal('resource.not_found');

/** The refusal of an unknown region; `field` is the JSON pointer of the field that names it. */
export const unknownRegion = (field: string) =>
  new Refusal('request.invalid', { fields: [{ field, code: 'region.unknown' }] });
