import { delay } from 'msw';
import { aProblem } from '../contract-examples.ts';
import { aNewShop, aShop } from '../fixtures/shops.ts';
import { http } from '../http.ts';

/** Other days of a shop's page. */
export const shopScenarios = {
  /** It opened three days ago: no banner, no rating, no chat. */
  newShop: http.get('/shopDetail/info', ({ response }) => response(200).json(aNewShop())),
  unknown: http.get('/shopDetail/info', ({ response }) => response(404).json(aProblem('notFound'))),
  failing: http.get('/shopDetail/info', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/shopDetail/info', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aShop());
  }),
};
