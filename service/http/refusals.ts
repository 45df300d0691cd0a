import type { RefusalCode } from '#service/domain/refusal.ts';
import { defineMessages, type Message } from '#service/domain/words.ts';
import { accountRefusals } from './account-refusals.ts';
import { checkoutRefusals } from './checkout-refusals.ts';
import { orderRefusals } from './order-refusals.ts';
import { paymentRefusals } from './payment-refusals.ts';
import { refundRefusals } from './refund-refusals.ts';
import { reviewRefusals } from './review-refusals.ts';
import { signInRefusals } from './sign-in-refusals.ts';
import { voucherRefusals } from './voucher-refusals.ts';

const ownRefusals = defineMessages({
  'auth.account_disabled': {
    id: 'refusal.auth.account_disabled',
    defaultMessage: 'This account is closed. Please contact us',
    description: 'Error: somebody logs in to an account that the mall has closed',
  },
  'code.invalid': {
    id: 'refusal.code.invalid',
    defaultMessage: 'The verification code is not right',
    description: 'Error: the verification code is wrong',
  },
  'code.expired': {
    id: 'refusal.code.expired',
    defaultMessage: 'The verification code has expired. Please ask for a new one',
    description: 'Error: the verification code is too old',
  },
  'code.exhausted': {
    id: 'refusal.code.exhausted',
    defaultMessage: 'Too many wrong tries. Please ask for a new code',
    description: 'Error: the verification code was typed wrongly too often',
  },
  'code.send_failed': {
    id: 'refusal.code.send_failed',
    defaultMessage: 'The code could not be sent. Please try again',
    description: 'Error: the text message or email with the code could not be sent',
  },
  'code.too_often': {
    id: 'refusal.code.too_often',
    defaultMessage: 'Please wait before asking for another code',
    description: 'Error: another code is asked for too soon',
  },
  'phone.invalid': {
    id: 'refusal.phone.invalid',
    defaultMessage: 'Invalid mobile number',
    description: 'Error: a mobile number that cannot be one (S8.16)',
  },
  'phone.region_unsupported': {
    id: 'refusal.phone.region_unsupported',
    defaultMessage: 'We cannot send codes to numbers of this country',
    description: 'Error: a mobile number of a country to which no code is sent',
  },
  'mail.invalid': {
    id: 'refusal.mail.invalid',
    defaultMessage: 'Please enter a valid email',
    description: 'Error: an email address that cannot be one',
  },
  'resource.not_found': {
    id: 'refusal.resource.not_found',
    defaultMessage: 'We could not find this',
    description: 'Error: what was asked for is not there, or not the shopper’s own',
  },
  'sku.out_of_stock': {
    id: 'refusal.sku.out_of_stock',
    defaultMessage: 'Out stock',
    description:
      'Error: fewer are left than were asked for; the English words are the specification’s (S8.11)',
  },
  'sku.off_shelf': {
    id: 'refusal.sku.off_shelf',
    defaultMessage: 'This product is no longer for sale',
    description: 'Error: the product is not sold any more',
  },
  'sku.limit': {
    id: 'refusal.sku.limit',
    defaultMessage: 'You have reached the purchase limit of this product',
    description: 'Error: more pieces than one person may buy',
  },
  'prod.not_in_region': {
    id: 'refusal.prod.not_in_region',
    defaultMessage: 'This product does not available in your area',
    description:
      'Error: the product is not sold in the shopper’s region; the English words are the specification’s (S8.12)',
  },
  'shop.closed': {
    id: 'refusal.shop.closed',
    defaultMessage: 'This shop is closed',
    description: 'Error: the product’s shop does not sell at the moment',
  },
  'cart.full': {
    id: 'refusal.cart.full',
    defaultMessage: 'Your cart is full',
    description: 'Error: one line more than a cart can hold',
  },
  'cart.empty_selection': {
    id: 'refusal.cart.empty_selection',
    defaultMessage: 'Please choose at least one product',
    description: 'Error: the checkout is opened with nothing chosen',
  },
  'address.required': {
    id: 'refusal.address.required',
    defaultMessage: 'Please add your address',
    description: 'Error: an order without an address (S8.13)',
  },
  'address.limit': {
    id: 'refusal.address.limit',
    defaultMessage: 'You already have 20 addresses',
    description: 'Error: one address more than an account can keep',
  },
  'favourite.limit': {
    id: 'refusal.favourite.limit',
    defaultMessage: 'You can keep five hundred favourites at most',
    description: 'Error: one favourite more than an account can keep',
  },
  'follow.limit': {
    id: 'refusal.follow.limit',
    defaultMessage: 'You can follow five hundred shops at most',
    description: 'Error: one followed shop more than an account can have',
  },
  'watch.limit': {
    id: 'refusal.watch.limit',
    defaultMessage: 'You can wait for a hundred products at most',
    description: 'Error: one product more whose return into stock is waited for',
  },
  'area.invalid': {
    id: 'refusal.area.invalid',
    defaultMessage: 'Province, district and town do not belong together',
    description: 'Error: the chosen province, district and town of an address contradict each other',
  },
}) satisfies Partial<Record<RefusalCode, Message>>;

/** What a shopper reads for each refusal that a person can cause; the English texts in requirements S8 are the specification's, letter for letter. */
export const refusalMessages = {
  ...accountRefusals,
  ...checkoutRefusals,
  ...orderRefusals,
  ...paymentRefusals,
  ...refundRefusals,
  ...reviewRefusals,
  ...signInRefusals,
  ...voucherRefusals,
  ...ownRefusals,
} satisfies Partial<Record<RefusalCode, Message>>;
