import { delay } from 'msw';
import { aProblem } from '../contract-examples.ts';
import { aCancelInfo } from '../fixtures/orders.ts';
import { http } from '../http.ts';

const cancelled = (how: Parameters<typeof aCancelInfo>[1]) =>
  http.put('/p/myOrder/cancel/{orderNumber}', ({ response }) => response(200).json(aCancelInfo({}, how)));
const refused = (name: string) =>
  http.put('/p/myOrder/cancel/{orderNumber}', ({ response }) => response(409).json(aProblem(name)));

/** Scenarios of cancelling and deleting an order; by default nothing was paid. */
export const orderCancelScenarios = {
  refundToCard: cancelled('refundToCard'),
  refundToWallet: cancelled('refundToWallet'),
  codUnpaid: cancelled('codUnpaid'),
  /** It was shipped meanwhile, or a payment of it is running. */
  notCancellable: refused('notCancellable'),
  payInProgress: refused('payInProgress'),
  unknown: http.put('/p/myOrder/cancel/{orderNumber}', ({ response }) =>
    response(404).json(aProblem('notFound')),
  ),
  failing: http.put('/p/myOrder/cancel/{orderNumber}', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.put('/p/myOrder/cancel/{orderNumber}', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aCancelInfo());
  }),
  notDeletable: http.delete('/p/myOrder/{orderNumber}', ({ response }) =>
    response(409).json(aProblem('notDeletable')),
  ),
  deleteFailing: http.delete('/p/myOrder/{orderNumber}', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
