import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aPage } from '../fixtures/page.ts';
import { manyPendingReviews } from '../fixtures/reviews.ts';
import { http } from '../http.ts';

const refused = (name: string) =>
  http.post('/p/prodComm', ({ response }) => response(409).json(aProblem(name)));

/** Scenarios of rating what was bought. */
export const myReviewScenarios = {
  nothingToRate: http.get('/p/prodComm/pending', ({ response }) =>
    response(200).json(exampleOf('pagePendingReviews', 'empty')),
  ),
  failing: http.get('/p/prodComm/pending', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/prodComm/pending', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('pagePendingReviews', 'empty'));
  }),
  /** More than a page of them. */
  many: http.get('/p/prodComm/pending', ({ response }) =>
    response(200).json(aPage(manyPendingReviews(10), { size: 10, total: 24 })),
  ),
  noneWritten: http.get('/p/prodComm/page', ({ response }) =>
    response(200).json(exampleOf('pageMyReviews', 'empty')),
  ),
  writtenFailing: http.get('/p/prodComm/page', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  anonymous: http.post('/p/prodComm', ({ response }) =>
    response(200).json(exampleOf('createReview', 'anonymous')),
  ),
  /** The review is not taken. */
  alreadyRated: refused('reviewExists'),
  notCompleted: refused('reviewNotCompleted'),
  windowClosed: refused('reviewWindowClosed'),
  invalid: http.post('/p/prodComm', ({ response }) =>
    response(422).json(
      aProblem('fieldsInvalid', {
        fields: [{ field: '/content', code: 'required', desc: 'Please fill this in' }],
      }),
    ),
  ),
  pictureLost: http.post('/p/prodComm', ({ response }) => response(422).json(aProblem('uploadUnknownFile'))),
  sendFailing: http.post('/p/prodComm', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  sendSilent: http.post('/p/prodComm', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('createReview', 'ok'));
  }),
};
