import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aBankCard, allBankCards } from '../fixtures/bank-card.ts';
import { http } from '../http.ts';

const notSaved = (name: string) =>
  http.post('/p/bankCard/save', ({ response }) => response(409).json(aProblem(name)));

/** Scenarios of the saved cards. */
export const bankCardScenarios = {
  none: http.get('/p/bankCard/list', ({ response }) =>
    response(200).json(exampleOf('listBankCards', 'empty')),
  ),
  ten: http.get('/p/bankCard/list', ({ response }) => response(200).json(allBankCards())),
  failing: http.get('/p/bankCard/list', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/bankCard/list', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('listBankCards', 'empty'));
  }),
  /** The fields for the number cannot be opened. */
  sessionFailing: http.post('/p/bankCard/session', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  full: notSaved('cardLimit'),
  savedAlready: notSaved('cardExists'),
  tokenInvalid: http.post('/p/bankCard/save', ({ response }) =>
    response(422).json(aProblem('cardTokenInvalid')),
  ),
  saveFailing: http.post('/p/bankCard/save', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  saveSilent: http.post('/p/bankCard/save', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aBankCard());
  }),
  defaultFailing: http.put('/p/bankCard/default/{cardId}', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  /** A payment with this card is still running. */
  inUse: http.delete('/p/bankCard/{cardId}', ({ response }) => response(409).json(aProblem('cardInUse'))),
  deleteFailing: http.delete('/p/bankCard/{cardId}', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
