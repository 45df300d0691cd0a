import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aWallet, anEmptyWallet, someWalletRecords } from '../fixtures/wallet.ts';
import { http } from '../http.ts';

/** Scenarios of the wallet. */
export const walletScenarios = {
  zero: http.get('/p/userBalance/getBalanceInfo', ({ response }) => response(200).json(anEmptyWallet())),
  failing: http.get('/p/userBalance/getBalanceInfo', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/userBalance/getBalanceInfo', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aWallet());
  }),
  noRecords: http.get('/p/userBalanceLog/log', ({ response }) =>
    response(200).json(exampleOf('pageWalletLog', 'empty')),
  ),
  recordsFailing: http.get('/p/userBalanceLog/log', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  many: http.get('/p/userBalanceLog/log', ({ response }) =>
    response(200).json({
      ...exampleOf('pageWalletLog', 'ok'),
      records: someWalletRecords(20),
      total: 60,
      pages: 3,
    }),
  ),
};
