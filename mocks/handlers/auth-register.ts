import { delay } from 'msw';
import { aProblem } from '../contract-examples.ts';
import { aLogin } from '../fixtures/auth.ts';
import { http } from '../http.ts';

const refused = (name: string) =>
  http.post('/user/register', ({ response }) => response(400).json(aProblem(name)));
const notReset = (name: string) =>
  http.put('/user/forgetPassword', ({ response }) => response(400).json(aProblem(name)));

/** Scenarios of making an account, and of a forgotten password. */
export const registerScenarios = {
  exists: refused('registerExists'),
  wrongCode: refused('codeInvalid'),
  expiredCode: refused('codeExpired'),
  exhaustedCode: refused('codeExhausted'),
  inviteUnknown: refused('inviteInvalid'),
  weakPassword: refused('passwordWeak'),
  failing: http.post('/user/register', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.post('/user/register', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aLogin());
  }),
  resetNoAccount: notReset('resetNoAccount'),
  resetWrongCode: notReset('codeInvalid'),
  resetExpiredCode: notReset('codeExpired'),
  resetExhaustedCode: notReset('codeExhausted'),
  resetWeakPassword: notReset('passwordWeak'),
  resetFailing: http.put('/user/forgetPassword', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  resetSilent: http.put('/user/forgetPassword', async ({ response }) => {
    await delay('infinite');
    return response(204).empty();
  }),
};
