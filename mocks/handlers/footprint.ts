import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { http } from '../http.ts';

/** Scenarios of the footprint. */
export const footprintScenarios = {
  none: http.get('/p/prodBrowseLog/page', ({ response }) =>
    response(200).json(exampleOf('pageFootprint', 'empty')),
  ),
  failing: http.get('/p/prodBrowseLog/page', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/prodBrowseLog/page', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('pageFootprint', 'empty'));
  }),
  deleteFailing: http.delete('/p/prodBrowseLog', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  clearFailing: http.delete('/p/prodBrowseLog/all', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
