import { delay } from 'msw';
import type { Problem } from '#openapi/schema.gen.ts';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aCheckout, aCheckoutWith, aSubmitResult } from '../fixtures/checkout.ts';
import { aCheckoutByCard, aCheckoutOutside, aDearerCheckout } from '../fixtures/checkout-special.ts';
import { http } from '../http.ts';

const refused = (name: string) =>
  http.post('/p/order/submit', ({ response }) => response(409).json(aProblem(name)));
const placed = (how: 'codCard' | 'card' | 'paidByWallet' | 'groupBuy') =>
  http.post('/p/order/submit', ({ response }) => response(200).json(exampleOf('submitOrder', how)));

/** The contract leaves the facts of a refusal open. */
const details = (facts: object) => facts as Problem['details'];

/** Scenarios of the checkout. */
export const checkoutScenarios = {
  noAddress: http.post('/p/order/confirm', ({ response }) => response(200).json(aCheckoutWith('noAddress'))),
  outOfStock: http.post('/p/order/confirm', ({ response }) =>
    response(200).json(aCheckoutWith('outOfStock')),
  ),
  buyNow: http.post('/p/order/confirm', ({ response }) => response(200).json(aCheckoutWith('buyNow'))),
  voucherApplied: http.post('/p/order/confirm', ({ response }) =>
    response(200).json(aCheckoutWith('voucherApplied')),
  ),
  groupBuy: http.post('/p/order/confirm', ({ response }) => response(200).json(aCheckoutWith('groupBuy'))),
  coinsAndWallet: http.post('/p/order/confirm', ({ response }) =>
    response(200).json(aCheckoutWith('coinsAndWallet')),
  ),
  inLaos: http.post('/p/order/confirm', ({ response }) => response(200).json(aCheckoutWith('lak'))),
  outsideRegion: http.post('/p/order/confirm', ({ response }) => response(200).json(aCheckoutOutside())),
  codRefused: http.post('/p/order/confirm', ({ response }) => response(200).json(aCheckoutByCard())),
  /** It was placed before, perhaps in another tab: two orders. */
  placed: http.post('/p/order/confirm', ({ response }) => response(409).json(aProblem('checkoutPlaced'))),
  gone: http.post('/p/order/confirm', ({ response }) => response(404).json(aProblem('notFound'))),
  dearer: http.post('/p/order/confirm', ({ response }) => response(200).json(aDearerCheckout())),
  nothingChosen: http.post('/p/order/confirm', ({ response }) =>
    response(409).json(aProblem('emptySelection')),
  ),
  failing: http.post('/p/order/confirm', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.post('/p/order/confirm', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aCheckout());
  }),
  /** The order is refused: the checkout is too old, its amounts changed, or the last piece went. */
  expired: refused('checkoutExpired'),
  placedMeanwhile: refused('checkoutPlaced'),
  changed: http.post('/p/order/submit', ({ response }) =>
    response(409).json(aProblem('checkoutChanged', { details: details({ preview: aDearerCheckout() }) })),
  ),
  soldOutMeanwhile: refused('outOfStock'),
  addressMissing: refused('addressRequired'),
  notInRegion: refused('notInRegion'),
  payTypeRefused: refused('payTypeNotAllowed'),
  voucherLost: refused('voucherNotApplicable'),
  coinsGone: refused('coinsInsufficient'),
  walletGone: refused('walletInsufficient'),
  groupNotStarted: refused('groupNotStarted'),
  groupEnded: refused('groupEnded'),
  groupFull: refused('groupFull'),
  groupLimit: refused('groupLimit'),
  submitFailing: http.post('/p/order/submit', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  submitSilent: http.post('/p/order/submit', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aSubmitResult());
  }),
  /** The order is placed: paid to the courier by card, to be paid now, paid already, or in a group. */
  codCard: placed('codCard'),
  card: placed('card'),
  paidByWallet: placed('paidByWallet'),
  groupJoined: placed('groupBuy'),
};
