import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aReviewPage, noReviewSummary } from '../fixtures/reviews.ts';
import { http } from '../http.ts';

/** Scenarios of the reviews. */
export const reviewScenarios = {
  /** Four in English, and those in other languages when they are asked for. */
  apart: http.get('/prodComm/prodCommPageByProd', ({ query, response }) =>
    response(200).json(exampleOf('pageReviews', query.get('langs') === 'others' ? 'otherLanguages' : 'ok')),
  ),
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
  /** Twelve reviews, narrowed and paged as they are asked for. */
  many: http.get('/prodComm/prodCommPageByProd', ({ query, response }) => {
    const score = query.get('score');
    const asked = {
      current: Number(query.get('current') ?? 1),
      size: Number(query.get('size') ?? 10),
      withPics: query.get('withPics') === 'true',
      langs: query.get('langs'),
      ...(score && { score: Number(score) }),
    };
    return response(200).json(aReviewPage(12, asked));
  }),
  summaryFailing: http.get('/prodComm/prodCommData', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
