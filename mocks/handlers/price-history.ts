import { aProblem } from '../contract-examples.ts';
import { http } from '../http.ts';

/** Scenarios of the prices of a product. */
export const priceHistoryScenarios = {
  failing: http.get('/prod/priceHistory', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
