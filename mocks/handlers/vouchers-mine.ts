import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { noVoucherCounts } from '../fixtures/vouchers.ts';
import { http } from '../http.ts';

const held = (state: 'used' | 'expired' | 'empty') =>
  http.get('/p/myCoupon/getCouponList', ({ response }) =>
    response(200).json(exampleOf('pageMyVouchers', state)),
  );
const refused = (name: string) =>
  http.post('/p/myCoupon/redeemCode', ({ response }) => response(409).json(aProblem(name)));

/** Scenarios of the vouchers that the person holds, and of promo codes. */
export const myVoucherScenarios = {
  none: held('empty'),
  used: held('used'),
  expired: held('expired'),
  failing: http.get('/p/myCoupon/getCouponList', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/myCoupon/getCouponList', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('pageMyVouchers', 'empty'));
  }),
  nothingCollected: http.get('/p/myCoupon/listCouponIds', ({ response }) =>
    response(200).json(exampleOf('listCollectedVoucherIds', 'empty')),
  ),
  collectedFailing: http.get('/p/myCoupon/listCouponIds', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  zero: http.get('/p/myCoupon/getMyCouponsStatusCount', ({ response }) =>
    response(200).json(noVoucherCounts()),
  ),
  countsFailing: http.get('/p/myCoupon/getMyCouponsStatusCount', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  /** The promo code is refused. */
  codeUnknown: http.post('/p/myCoupon/redeemCode', ({ response }) =>
    response(404).json(aProblem('promoInvalid')),
  ),
  codeSoldOut: refused('couponSoldOut'),
  codeUsed: refused('couponAlreadyCollected'),
  codeEnded: refused('couponEnded'),
  codeNotEligible: refused('couponNotEligible'),
  codesTooOften: http.post('/p/myCoupon/redeemCode', ({ response }) =>
    response(429).json(aProblem('rateLimited')),
  ),
  codeFailing: http.post('/p/myCoupon/redeemCode', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
