import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aLogin } from '../fixtures/auth.ts';
import { http } from '../http.ts';

/** Scenarios of signing in by a password, by Google or Facebook, and from the app. */
export const accountScenarios = {
  wrongPassword: http.post('/web/login', ({ response }) => response(400).json(aProblem('badCredentials'))),
  disabled: http.post('/web/login', ({ response }) => response(400).json(aProblem('accountDisabled'))),
  locked: http.post('/web/login', ({ response }) => response(429).json(aProblem('loginLocked'))),
  failing: http.post('/web/login', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.post('/web/login', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aLogin());
  }),
  newByGoogle: http.post('/google/login', ({ response }) =>
    response(200).json(exampleOf('loginWithGoogle', 'newUser')),
  ),
  googleRefused: http.post('/google/login', ({ response }) => response(400).json(aProblem('socialFailed'))),
  googleDisabled: http.post('/google/login', ({ response }) =>
    response(400).json(aProblem('accountDisabled')),
  ),
  facebookRefused: http.post('/fb/login', ({ response }) => response(400).json(aProblem('socialFailed'))),
  appRefused: http.post('/ican/login', ({ response }) => response(400).json(aProblem('socialFailed'))),
};
