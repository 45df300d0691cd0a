import { aProblem } from '../contract-examples.ts';
import { http } from '../http.ts';

/** Other days of signing in. */
export const authScenarios = {
  wrongCode: http.post('/quick/login', ({ response }) => response(400).json(aProblem('codeInvalid'))),
  expiredCode: http.post('/quick/login', ({ response }) => response(400).json(aProblem('codeExpired'))),
  locked: http.post('/quick/login', ({ response }) => response(429).json(aProblem('loginLocked'))),
  failing: http.post('/quick/login', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  /** Codes were asked for too often. */
  tooOften: http.post('/sms/send', ({ response }) => response(429).json(aProblem('codeTooOften'))),
  wrongPhone: http.post('/sms/send', ({ response }) => response(400).json(aProblem('phoneInvalid'))),
  tooOftenByMail: http.post('/mail/send', ({ response }) => response(429).json(aProblem('codeTooOften'))),
};
