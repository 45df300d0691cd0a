import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aCoinInfo, noCoins, someCoinRecords } from '../fixtures/coins.ts';
import { http } from '../http.ts';

/** Scenarios of the coins. */
export const coinScenarios = {
  inLaos: http.get('/coin/price', ({ response }) => response(200).json(exampleOf('getCoinPrice', 'lak'))),
  priceFailing: http.get('/coin/price', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  zero: http.get('/p/coin/info', ({ response }) => response(200).json(noCoins())),
  failing: http.get('/p/coin/info', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/coin/info', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aCoinInfo());
  }),
  noRecords: http.get('/p/coin/page', ({ response }) =>
    response(200).json(exampleOf('pageCoinRecords', 'empty')),
  ),
  recordsFailing: http.get('/p/coin/page', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  many: http.get('/p/coin/page', ({ response }) =>
    response(200).json({
      ...exampleOf('pageCoinRecords', 'ok'),
      records: someCoinRecords(20),
      total: 60,
      pages: 3,
    }),
  ),
};
