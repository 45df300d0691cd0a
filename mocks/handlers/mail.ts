import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { http } from '../http.ts';

/** Scenarios of what the person wants by email. */
export const mailScenarios = {
  /** The account has no mail address. */
  noMail: http.get('/p/user/mailPreferences', ({ response }) =>
    response(200).json(exampleOf('getMailPreferences', 'noMail')),
  ),
  failing: http.get('/p/user/mailPreferences', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/user/mailPreferences', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('getMailPreferences', 'ok'));
  }),
  setFailing: http.put('/p/user/mailPreferences', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
