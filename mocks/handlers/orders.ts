import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { anOrderDetail } from '../fixtures/orders.ts';
import { http } from '../http.ts';

type Tab = 'toPay' | 'toDeliver' | 'toReceive' | 'completed' | 'empty';
const tab = (name: Tab) =>
  http.get('/p/myOrder/myOrder', ({ response }) => response(200).json(exampleOf('pageMyOrders', name)));
type State = NonNullable<Parameters<typeof anOrderDetail>[1]>;
const detail = (state: State) =>
  http.get('/p/myOrder/orderDetail', ({ response }) => response(200).json(anOrderDetail({}, state)));

/** Other days of the orders: the list of a tab, one order in a state. */
export const orderScenarios = {
  empty: tab('empty'),
  toPay: tab('toPay'),
  toDeliver: tab('toDeliver'),
  toReceive: tab('toReceive'),
  completed: tab('completed'),
  none: http.get('/p/myOrder/orderCount', ({ response }) =>
    response(200).json(exampleOf('getOrderCount', 'zero')),
  ),
  failing: http.get('/p/myOrder/myOrder', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/myOrder/myOrder', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('pageMyOrders', 'empty'));
  }),
  detailToPay: detail('toPay'),
  detailToDeliver: detail('toDeliver'),
  detailToReceive: detail('toReceive'),
  detailCompleted: detail('completed'),
  detailCancelled: detail('cancelled'),
  detailCodPending: detail('codPending'),
  unknown: http.get('/p/myOrder/orderDetail', ({ response }) => response(404).json(aProblem('notFound'))),
  detailFailing: http.get('/p/myOrder/orderDetail', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  notReceivable: http.put('/p/myOrder/receipt/{orderNumber}', ({ response }) =>
    response(409).json(aProblem('notReceivable')),
  ),
};
