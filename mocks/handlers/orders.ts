import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import {
  aCancelPreview,
  aLateArrival,
  anArrival,
  anOrder,
  anOrderDetail,
  anOrderStanding,
  aRefundedOrder,
} from '../fixtures/orders.ts';
import { http } from '../http.ts';

type Tab = 'toPay' | 'toDeliver' | 'toReceive' | 'completed' | 'cancelled' | 'empty';
const tab = (name: Tab) =>
  http.get('/p/myOrder/myOrder', ({ response }) => response(200).json(exampleOf('pageMyOrders', name)));
type State = NonNullable<Parameters<typeof anOrderDetail>[1]>;
const detail = (state: State) =>
  http.get('/p/myOrder/orderDetail', ({ response }) => response(200).json(anOrderDetail({}, state)));
const standing = (...how: Parameters<typeof anOrderStanding>) =>
  http.get('/p/myOrder/getOrderStatus', ({ response }) => response(200).json(anOrderStanding(...how)));

const again = (how: 'some' | 'none') =>
  http.post('/p/myOrder/buyAgain/{orderNumber}', ({ response }) =>
    response(200).json(exampleOf('addOrderToCart', how)),
  );

/** Scenarios of the orders: the list of a tab, one order in a state, where a new one stands. */
export const orderScenarios = {
  empty: tab('empty'),
  /** One order in each state. */
  all: http.get('/p/myOrder/myOrder', ({ response }) =>
    response(200).json({
      ...exampleOf('pageMyOrders', 'empty'),
      total: 4,
      pages: 1,
      records: [
        anOrder({}, 'toPay'),
        anOrder({ arrival: anArrival() }),
        anOrder({}, 'toDeliver'),
        anOrder({}, 'completed'),
      ],
    }),
  ),
  toPay: tab('toPay'),
  toDeliver: tab('toDeliver'),
  toReceive: tab('toReceive'),
  completed: tab('completed'),
  cancelled: tab('cancelled'),
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
  countFailing: http.get('/p/myOrder/orderCount', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  detailToPay: detail('toPay'),
  detailGrouping: detail('grouping'),
  detailToDeliver: detail('toDeliver'),
  detailToReceive: detail('toReceive'),
  /** Paid by card, wallet and coins, and not shipped yet. */
  detailPaid: http.get('/p/myOrder/orderDetail', ({ response }) =>
    response(200).json(
      anOrderDetail(
        {
          payType: 'CARD',
          payStatus: 'SUCCEEDED',
          payTime: '2026-05-04T08:02:00Z',
          ifCancelled: aCancelPreview(),
        },
        'toDeliver',
      ),
    ),
  ),
  /** On its way, and promised for yesterday. */
  detailLate: http.get('/p/myOrder/orderDetail', ({ response }) =>
    response(200).json(
      anOrderDetail({
        deliveredTime: null,
        arrival: aLateArrival(),
      }),
    ),
  ),
  /** On its way, and in time. */
  detailOnTheWay: http.get('/p/myOrder/orderDetail', ({ response }) =>
    response(200).json(anOrderDetail({ deliveredTime: null, arrival: anArrival() })),
  ),
  detailCompleted: detail('completed'),
  detailCancelled: detail('cancelled'),
  /** Cancelled, and its money is back: it can be deleted. */
  detailSettled: http.get('/p/myOrder/orderDetail', ({ response }) =>
    response(200).json(anOrderDetail({ actions: ['DELETE'] }, 'cancelled')),
  ),
  detailCodPending: detail('codPending'),
  detailRefunded: http.get('/p/myOrder/orderDetail', ({ response }) => response(200).json(aRefundedOrder())),
  unknown: http.get('/p/myOrder/orderDetail', ({ response }) => response(404).json(aProblem('notFound'))),
  detailFailing: http.get('/p/myOrder/orderDetail', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  detailSilent: http.get('/p/myOrder/orderDetail', async ({ response }) => {
    await delay('infinite');
    return response(200).json(anOrderDetail());
  }),
  /** Of what an order bought a part is no longer sold, or nothing is. */
  soldInPart: again('some'),
  soldNoMore: again('none'),
  placedByCod: standing({}, 'codPending'),
  placedAndPaid: standing({ payStatus: 'SUCCEEDED' }, 'toDeliver'),
  placedPayPending: standing({ payStatus: 'PROCESSING' }, 'toPay'),
  placedInGroup: standing({}, 'grouping'),
  statusFailing: http.get('/p/myOrder/getOrderStatus', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  notReceivable: http.put('/p/myOrder/receipt/{orderNumber}', ({ response }) =>
    response(409).json(aProblem('notReceivable')),
  ),
  /** A refund of it is still open. */
  refundOpen: http.put('/p/myOrder/receipt/{orderNumber}', ({ response }) =>
    response(409).json(aProblem('refundActive')),
  ),
  receiptFailing: http.put('/p/myOrder/receipt/{orderNumber}', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
