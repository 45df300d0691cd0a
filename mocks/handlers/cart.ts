import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aCartWithInvalid, anEmptyCart } from '../fixtures/cart.ts';
import { http } from '../http.ts';

/** Other days of the cart. */
export const cartScenarios = {
  empty: http.post('/p/shopCart/info', ({ response }) => response(200).json(anEmptyCart())),
  zero: http.get('/p/shopCart/prodCount', ({ response }) => response(200).json(0)),
  withInvalid: http.post('/p/shopCart/info', ({ response }) => response(200).json(aCartWithInvalid())),
  failing: http.post('/p/shopCart/info', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.post('/p/shopCart/info', async ({ response }) => {
    await delay('infinite');
    return response(200).json(anEmptyCart());
  }),
  /** The service takes no more of this product. */
  refusing: http.post('/p/shopCart/changeItem', ({ response }) => response(409).json(aProblem('outOfStock'))),
  changeFailing: http.post('/p/shopCart/changeItem', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  nothingChosen: http.post('/p/shopCart/totalPay', ({ response }) =>
    response(200).json(exampleOf('getCartTotal', 'none')),
  ),
};
