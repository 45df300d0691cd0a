import { delay } from 'msw';
import type { RefundDetail } from '#openapi/schema.gen.ts';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aPage } from '../fixtures/page.ts';
import { aRefundBeforeItsEnd, aRefundDetail, aWithdrawnRefund, someRefunds } from '../fixtures/refunds.ts';
import { http } from '../http.ts';

const detail = (refund: RefundDetail) =>
  http.get('/p/orderRefund/info', ({ response }) => response(200).json(refund));

/** Scenarios of the refunds: their list, and one of them in each state; by default it is just asked for. */
export const refundScenarios = {
  none: http.get('/p/orderRefund/list', ({ response }) =>
    response(200).json(exampleOf('pageRefunds', 'empty')),
  ),
  failing: http.get('/p/orderRefund/list', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/orderRefund/list', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('pageRefunds', 'empty'));
  }),
  /** Three pages of them. */
  many: http.get('/p/orderRefund/list', ({ response }) =>
    response(200).json(aPage(someRefunds(10), { size: 10, total: 24 })),
  ),
  applied: detail(aRefundDetail()),
  accepted: detail(aRefundDetail({}, 'accepted')),
  returnShipped: detail(aRefundDetail({}, 'returnShipped')),
  returnReceived: detail(aRefundBeforeItsEnd('RETURN_RECEIVED')),
  refunding: detail(aRefundBeforeItsEnd('REFUNDING')),
  refunded: detail(aRefundDetail({}, 'refunded')),
  rejected: detail(aRefundDetail({}, 'rejected')),
  withdrawn: detail(aWithdrawnRefund()),
  closed: detail(aRefundDetail({}, 'closed')),
  cancellation: detail(aRefundDetail({}, 'cancellation')),
  unknown: http.get('/p/orderRefund/info', ({ response }) => response(404).json(aProblem('notFound'))),
  detailFailing: http.get('/p/orderRefund/info', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  detailSilent: http.get('/p/orderRefund/info', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aRefundDetail());
  }),
};
