import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aPage } from '../fixtures/page.ts';
import { someVouchers } from '../fixtures/vouchers.ts';
import { http } from '../http.ts';

const pageSize = 20;
const refused = (name: string) =>
  http.post('/p/myCoupon/receive', ({ response }) => response(409).json(aProblem(name)));

/** Scenarios of the vouchers that everybody can collect. */
export const voucherScenarios = {
  none: http.get('/coupon/page', ({ response }) => response(200).json(exampleOf('pageVouchers', 'empty'))),
  /** Two hundred of them, on ten pages. */
  many: http.get('/coupon/page', ({ response }) =>
    response(200).json(aPage(someVouchers(pageSize), { total: 200, size: pageSize })),
  ),
  failing: http.get('/coupon/page', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/coupon/page', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('pageVouchers', 'empty'));
  }),
  noneOfProduct: http.get('/coupon/listByProdId', ({ response }) =>
    response(200).json(exampleOf('listProductVouchers', 'empty')),
  ),
  ofProductFailing: http.get('/coupon/listByProdId', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  noneOfShop: http.get('/coupon/listByShopId', ({ response }) =>
    response(200).json(exampleOf('listShopVouchers', 'empty')),
  ),
  ofShopFailing: http.get('/coupon/listByShopId', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  /** Where to use it: nothing in this region. */
  noProducts: http.get('/coupon/prodListByCouponId', ({ response }) =>
    response(200).json(exampleOf('pageProducts', 'empty')),
  ),
  unknown: http.get('/coupon/prodListByCouponId', ({ response }) => response(404).json(aProblem('notFound'))),
  productsFailing: http.get('/coupon/prodListByCouponId', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  /** Collecting is refused. */
  soldOut: refused('couponSoldOut'),
  alreadyCollected: refused('couponAlreadyCollected'),
  notStarted: refused('couponNotStarted'),
  ended: refused('couponEnded'),
  notEligible: refused('couponNotEligible'),
  collectFailing: http.post('/p/myCoupon/receive', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  collectSilent: http.post('/p/myCoupon/receive', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('collectVoucher', 'ok'));
  }),
};
