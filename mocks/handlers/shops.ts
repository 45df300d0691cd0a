import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aNewShop, aShop } from '../fixtures/shops.ts';
import { http } from '../http.ts';

/** Scenarios of a shop's page. */
export const shopScenarios = {
  /** It opened three days ago: no banner, no rating, no chat. */
  newShop: http.get('/shopDetail/info', ({ response }) => response(200).json(aNewShop())),
  closed: http.get('/shopDetail/info', ({ response }) => response(200).json(exampleOf('getShop', 'closed'))),
  /** A picture shows three of its things. */
  withRoom: http.get('/shopDetail/info', ({ response }) => response(200).json(exampleOf('getShop', 'room'))),
  /** It sells nothing in this region. */
  sellsNothing: http.get('/shopDetail/info', ({ response }) =>
    response(200).json(aShop({ prodCount: 0, categories: [] })),
  ),
  /** The row on home. */
  none: http.get('/shopDetail/page', ({ response }) => response(200).json(exampleOf('pageShops', 'empty'))),
  listFailing: http.get('/shopDetail/page', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  unknown: http.get('/shopDetail/info', ({ response }) => response(404).json(aProblem('notFound'))),
  failing: http.get('/shopDetail/info', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/shopDetail/info', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aShop());
  }),
};
