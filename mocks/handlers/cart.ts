import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aCartItem, aCartOf, aCartWithInvalid, anEmptyCart } from '../fixtures/cart.ts';
import { http } from '../http.ts';

const notTaken = (name: string) =>
  http.post('/p/shopCart/changeItem', ({ response }) => response(409).json(aProblem(name)));

/** Scenarios of the cart. */
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
  withPromotion: http.post('/p/shopCart/info', ({ response }) =>
    response(200).json(exampleOf('getCartInfo', 'withPromotion')),
  ),
  one: http.post('/p/shopCart/info', ({ response }) => response(200).json(aCartOf([aCartItem()]))),
  /** Nothing of it can be bought. */
  allInvalid: http.post('/p/shopCart/info', ({ response }) =>
    response(200).json(aCartOf([], aCartWithInvalid().invalid)),
  ),
  priceChanged: http.post('/p/shopCart/info', ({ response }) =>
    response(200).json(aCartOf([aCartItem({ priceChanged: true })])),
  ),
  /** More of it is not taken. */
  limit: notTaken('skuLimit'),
  notInRegion: notTaken('notInRegion'),
  shopClosed: notTaken('shopClosed'),
  full: notTaken('cartFull'),
  changeSilent: http.post('/p/shopCart/changeItem', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('changeCartItem', 'added'));
  }),
  totalFailing: http.post('/p/shopCart/totalPay', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  totalSilent: http.post('/p/shopCart/totalPay', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('getCartTotal', 'ok'));
  }),
  deleteFailing: http.delete('/p/shopCart/deleteItem', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
