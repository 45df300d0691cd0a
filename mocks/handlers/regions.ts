import { aProblem } from '../contract-examples.ts';
import { http } from '../http.ts';

/** Other days of the regions. */
export const regionScenarios = {
  failing: http.get('/salesRegions/all', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
