import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { http } from '../http.ts';

/** Scenarios of what a member waits for. */
export const stockWatchScenarios = {
  none: http.get('/p/user/stockWatch', ({ response }) =>
    response(200).json(exampleOf('listStockWatches', 'empty')),
  ),
  failing: http.get('/p/user/stockWatch', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/user/stockWatch', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('listStockWatches', 'empty'));
  }),
  /** There are a hundred. */
  full: http.post('/p/user/stockWatch', ({ response }) => response(409).json(aProblem('watchLimit'))),
};

/** The service that keeps what it is told, beginning with some SKUs of the example. */
export function rememberingWatches(skuIds: readonly number[]) {
  const all = exampleOf('listStockWatches', 'ok');
  let kept = [...skuIds];
  return [
    http.get('/p/user/stockWatch', ({ response }) =>
      response(200).json(all.filter(({ skuId }) => kept.includes(skuId))),
    ),
    http.post('/p/user/stockWatch', async ({ request, response }) => {
      const change = await request.json();
      kept = kept.filter((skuId) => skuId !== change.skuId);
      if (change.wanted) kept.push(change.skuId);
      return response(200).json(change);
    }),
  ];
}
