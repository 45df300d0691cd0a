import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aCodeTicket, aLogin } from '../fixtures/auth.ts';
import { http } from '../http.ts';

const notSent = (name: string) =>
  http.post('/sms/send', ({ response }) => response(400).json(aProblem(name)));
const notSentByMail = (name: string) =>
  http.post('/mail/send', ({ response }) => response(400).json(aProblem(name)));
const refused = (name: string) =>
  http.post('/quick/login', ({ response }) => response(400).json(aProblem(name)));

/** Scenarios of signing in by a code, and of the session. */
export const authScenarios = {
  newUser: http.post('/quick/login', ({ response }) =>
    response(200).json(exampleOf('loginWithCode', 'newUser')),
  ),
  wrongCode: refused('codeInvalid'),
  expiredCode: refused('codeExpired'),
  exhaustedCode: refused('codeExhausted'),
  disabled: refused('accountDisabled'),
  tooManyTries: http.post('/quick/login', ({ response }) => response(429).json(aProblem('rateLimited'))),
  failing: http.post('/quick/login', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.post('/quick/login', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aLogin());
  }),
  /** Codes were asked for too often. */
  tooOften: http.post('/sms/send', ({ response }) => response(429).json(aProblem('codeTooOften'))),
  tooOftenByMail: http.post('/mail/send', ({ response }) => response(429).json(aProblem('codeTooOften'))),
  wrongPhone: notSent('phoneInvalid'),
  countryNotServed: notSent('phoneRegionUnsupported'),
  robotAsked: notSent('captchaRequired'),
  notSent: notSent('codeSendFailed'),
  wrongMail: notSentByMail('mailInvalid'),
  notSentByMail: notSentByMail('codeSendFailed'),
  sendFailing: http.post('/sms/send', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  sendSilent: http.post('/sms/send', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aCodeTicket());
  }),
  /** The session cannot be renewed: it is over, or somebody else has used it. */
  sessionOver: http.post('/token/refresh', ({ response }) => response(401).json(aProblem('refreshInvalid'))),
  sessionStolen: http.post('/token/refresh', ({ response }) => response(401).json(aProblem('refreshReused'))),
};
