import type { AccountExport } from '#openapi/schema.gen.ts';

/** What becomes of a column that leads to a person: in which part of the export it is, and what stays after the erasure. */
type Column = {
  /** The part of the export that tells it, or why none does. */
  exported: keyof AccountExport | { not: string };
  /** Why it is kept when the account is erased. */
  kept?: string;
};

const books = 'the law of books keeps the order; its number leads to an account that names nobody';
const secret = { not: 'it opens an account, or proves who somebody is' };
const hashed = { not: 'a keyed hash' };

/** Every column that leads to a person. A new one belongs here, and into the personal-data.ts of its noun. */
export const columns: Record<string, Column> = {
  'addresses.user_id': { exported: 'addresses' },
  'addresses.receiver': { exported: 'addresses' },
  'addresses.mobile': { exported: 'addresses' },
  'addresses.alt_mobile': { exported: 'addresses' },
  'addresses.common_addr': { exported: 'addresses' },
  'announcement_reads.user_id': { exported: { not: 'a moment, up to which everybody’s news was read' } },
  'bank_cards.user_id': { exported: 'bankCards' },
  'cart_items.user_id': { exported: 'cart' },
  'checkouts.user_id': { exported: 'orders', kept: books },
  'coin_lots.user_id': { exported: 'ledger', kept: books },
  'conversations.user_id': { exported: 'conversations' },
  'favourites.user_id': { exported: 'favourites' },
  'footprints.user_id': { exported: 'footprint' },
  'idempotency_keys.user_id': { exported: { not: 'the answers of a day, told elsewhere in the document' } },
  'identities.user_id': { exported: 'identities' },
  'identities.subject': { exported: { not: 'the provider’s own number of the person' } },
  'invitations.user_id': {
    exported: { not: 'by whom somebody came is told to nobody' },
    kept: 'a friend who brought coins stays counted, as a number that names nobody',
  },
  'invitations.invited_at': { exported: 'invitees', kept: 'likewise' },
  'invitations.inviter_user_id': { exported: 'invitees', kept: 'likewise' },
  'known_browsers.user_id': { exported: 'devices' },
  'known_browsers.browser_hash': { exported: hashed },
  'held_vouchers.user_id': { exported: 'vouchers' },
  'ledger_entries.user_id': { exported: 'ledger', kept: books },
  'live_events.user_id': {
    exported: { not: 'numbers of minutes ago, of what the document tells elsewhere' },
  },
  'login_codes.destination': { exported: hashed, kept: 'removed after two days' },
  'login_codes.asker': { exported: hashed, kept: 'removed after two days' },
  'login_codes.known_browser': { exported: hashed, kept: 'removed after two days' },
  'order_notices.user_id': { exported: { not: 'tells again of orders that the document holds' } },
  'orders.user_id': { exported: 'orders', kept: books },
  'orders.address': { exported: 'orders' },
  'outbox_messages.user_id': { exported: { not: 'blank once it is sent' } },
  'outbox_messages.destination': { exported: { not: 'blank once it is sent' } },
  'outbox_messages.subject': { exported: { not: 'blank once it is sent' } },
  'payments.user_id': { exported: 'payments', kept: books },
  'processor_customers.user_id': {
    exported: { not: 'a name that says nothing, under which a processor knows the person' },
  },
  'registrations.user_id': { exported: secret },
  'refund_parcels.mobile': { exported: 'refunds' },
  'refunds.user_id': { exported: 'refunds', kept: books },
  'refunds.mobile': { exported: 'refunds' },
  'reviews.user_id': { exported: 'reviews' },
  'reviews.nick_name': {
    exported: { not: 'of reviews of the sample; a member’s name is read from the account' },
    kept: 'likewise',
  },
  'reviews.avatar': {
    exported: { not: 'of reviews of the sample; a member’s picture is read from the account' },
    kept: 'likewise',
  },
  'sessions.user_id': { exported: 'sessions' },
  'sessions.browser': { exported: 'sessions' },
  'stock_watches.user_id': { exported: 'stockWatches' },
  'shop_follows.user_id': { exported: 'followedShops' },
  'stopped_mails.user_id': { exported: 'stoppedMails' },
  'uploads.user_id': { exported: 'uploads' },
  'user_devices.user_id': { exported: 'devices' },
  'users.user_id': { exported: 'profile', kept: books },
  'users.nick_name': { exported: 'profile' },
  'users.avatar_url': { exported: 'profile' },
  'users.birth_date': { exported: 'profile' },
  'users.mail': { exported: 'profile' },
  'users.mobile': { exported: 'profile' },
  'users.password_hash': { exported: secret },
};

/** Columns whose names only look so. */
export const others = [
  'held_vouchers.coupon_user_id',
  'couriers.phone',
  'order_vouchers.coupon_user_id',
  'group_buys.limit_per_user',
  'regions.phone_code',
  'skus.limit_per_user',
  'vouchers.per_user_limit',
];
