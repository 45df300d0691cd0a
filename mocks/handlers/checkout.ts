import { delay } from 'msw';
import { aProblem } from '../contract-examples.ts';
import { aCheckout, aCheckoutWith } from '../fixtures/checkout.ts';
import { http } from '../http.ts';

/** Other days of the checkout. */
export const checkoutScenarios = {
  noAddress: http.post('/p/order/confirm', ({ response }) => response(200).json(aCheckoutWith('noAddress'))),
  outOfStock: http.post('/p/order/confirm', ({ response }) =>
    response(200).json(aCheckoutWith('outOfStock')),
  ),
  buyNow: http.post('/p/order/confirm', ({ response }) => response(200).json(aCheckoutWith('buyNow'))),
  failing: http.post('/p/order/confirm', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.post('/p/order/confirm', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aCheckout());
  }),
  /** The order is refused: the checkout is too old, its amounts changed, or the last piece went. */
  expired: http.post('/p/order/submit', ({ response }) => response(409).json(aProblem('checkoutExpired'))),
  changed: http.post('/p/order/submit', ({ response }) => response(409).json(aProblem('checkoutChanged'))),
  soldOutMeanwhile: http.post('/p/order/submit', ({ response }) =>
    response(409).json(aProblem('outOfStock')),
  ),
};
