import { delay } from 'msw';
import { aProblem } from '../contract-examples.ts';
import { aLogistics, aParcel, aParcelWithoutTrace, aRefusedParcel } from '../fixtures/logistics.ts';
import { aLateArrival, anOrderDetail } from '../fixtures/orders.ts';
import { http } from '../http.ts';

/** Scenarios of the parcels. */
export const logisticsScenarios = {
  delivered: http.get('/p/myDelivery/orderInfo/{orderNumber}', ({ response }) =>
    response(200).json(aLogistics({}, 'delivered')),
  ),
  /** What is in the parcel is what the completed order has. */
  received: http.get('/p/myDelivery/orderInfo/{orderNumber}', ({ response }) =>
    response(200).json(
      aLogistics({
        packages: [
          aParcel(
            {
              items: anOrderDetail({}, 'completed').items.map(({ pic, prodName, prodCount }) => ({
                pic,
                prodName,
                count: prodCount,
              })),
              traces: aParcel({}, 'delivered').traces.slice(0, 2),
            },
            'delivered',
          ),
        ],
      }),
    ),
  ),
  twoPackages: http.get('/p/myDelivery/orderInfo/{orderNumber}', ({ response }) =>
    response(200).json(aLogistics({}, 'twoPackages')),
  ),
  late: http.get('/p/myDelivery/orderInfo/{orderNumber}', ({ response }) =>
    response(200).json(aLogistics({ packages: [aParcel({ arrival: aLateArrival() })] })),
  ),
  noTrace: http.get('/p/myDelivery/orderInfo/{orderNumber}', ({ response }) =>
    response(200).json(aLogistics({ packages: [aParcelWithoutTrace()] })),
  ),
  refused: http.get('/p/myDelivery/orderInfo/{orderNumber}', ({ response }) =>
    response(200).json(aLogistics({ packages: [aRefusedParcel()] })),
  ),
  notShipped: http.get('/p/myDelivery/orderInfo/{orderNumber}', ({ response }) =>
    response(409).json(aProblem('notShipped')),
  ),
  unknown: http.get('/p/myDelivery/orderInfo/{orderNumber}', ({ response }) =>
    response(404).json(aProblem('notFound')),
  ),
  failing: http.get('/p/myDelivery/orderInfo/{orderNumber}', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/myDelivery/orderInfo/{orderNumber}', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aLogistics());
  }),
};
