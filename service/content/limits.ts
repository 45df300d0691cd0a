import { addressesMax, cardsMax, cartLinesMax } from '#openapi/limits.ts';
import type { WebConfig } from '#openapi/schema.gen.ts';
import { checkoutMinutes } from '#service/checkout/token.ts';
import { payMinutes } from '#service/orders/rules.ts';
import { resendSeconds } from '#service/account/one-time-codes.ts';

/** Limits that the storefront has to know; must agree with the code that applies them. */
export const limits: WebConfig['limits'] = {
  codeResendSeconds: resendSeconds,
  historyMax: 10,
  suggestSize: 10,
  hotNumber: 10,
  similarSize: 12,
  addressMax: 500,
  reviewImagesMax: 5,
  cartLinesMax,
  addressesMax,
  cardsMax,
  payWindowMinutes: payMinutes,
  checkoutMinutes,
};
