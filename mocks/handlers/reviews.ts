import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { noReviewSummary } from '../fixtures/reviews.ts';
import { http } from '../http.ts';

/** Other days of the reviews. */
export const reviewScenarios = {
  none: http.get('/prodComm/prodCommPageByProd', ({ response }) =>
    response(200).json(exampleOf('pageReviews', 'empty')),
  ),
  noSummary: http.get('/prodComm/prodCommData', ({ response }) => response(200).json(noReviewSummary())),
  failing: http.get('/prodComm/prodCommPageByProd', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/prodComm/prodCommPageByProd', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('pageReviews', 'empty'));
  }),
  fiveStars: http.get('/prodComm/prodCommPageByProd', ({ response }) =>
    response(200).json(exampleOf('pageReviews', 'fiveStars')),
  ),
  summaryFailing: http.get('/prodComm/prodCommData', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
