import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aRefundDetail } from '../fixtures/refunds.ts';
import { http } from '../http.ts';

const notOffered = (name: string) =>
  http.post('/p/orderRefund/preview', ({ response }) => response(409).json(aProblem(name)));
const refused = (name: string) =>
  http.post('/p/orderRefund/apply', ({ response }) => response(409).json(aProblem(name)));

/** Scenarios of asking for a refund, and of the way back. */
export const refundRequestScenarios = {
  /** Everything goes back, the delivery too. */
  whole: http.post('/p/orderRefund/preview', ({ response }) =>
    response(200).json(exampleOf('previewRefund', 'whole')),
  ),
  windowClosed: notOffered('refundWindowClosed'),
  openAlready: notOffered('refundActive'),
  notAllowed: notOffered('refundNotAllowed'),
  previewFailing: http.post('/p/orderRefund/preview', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  previewSilent: http.post('/p/orderRefund/preview', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('previewRefund', 'partial'));
  }),
  /** What was allowed when the form was opened is not any more. */
  windowClosedMeanwhile: refused('refundWindowClosed'),
  openMeanwhile: refused('refundActive'),
  amountExceeded: http.post('/p/orderRefund/apply', ({ response }) =>
    response(422).json(aProblem('refundAmountExceeded')),
  ),
  pictureLost: http.post('/p/orderRefund/apply', ({ response }) =>
    response(422).json(aProblem('uploadUnknownFile')),
  ),
  failing: http.post('/p/orderRefund/apply', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.post('/p/orderRefund/apply', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aRefundDetail());
  }),
  /** It was paid while its page was open: nothing to withdraw, no parcel is waited for. */
  notWithdrawable: http.put('/p/orderRefund/cancel', ({ response }) =>
    response(409).json(aProblem('refundState')),
  ),
  parcelNotAwaited: http.post('/p/orderRefund/submitExpress', ({ response }) =>
    response(409).json(aProblem('refundState')),
  ),
  parcelFailing: http.post('/p/orderRefund/submitExpress', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  noCouriers: http.get('/p/delivery/list', ({ response }) => response(200).json([])),
  couriersFailing: http.get('/p/delivery/list', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
