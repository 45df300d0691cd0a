import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aUser } from '../fixtures/auth.ts';
import { http } from '../http.ts';

const notChanged = (name: string) =>
  http.put('/p/user/password', ({ response }) => response(400).json(aProblem(name)));

/** Scenarios of the person who is signed in. */
export const userScenarios = {
  /** Signed up a minute ago: no picture, no birthday. */
  newUser: http.get('/p/user/userInfo', ({ response }) =>
    response(200).json(exampleOf('getUserInfo', 'newUser')),
  ),
  /** Known by Google alone: no number, no mail, no password. */
  byProvider: http.get('/p/user/userInfo', ({ response }) =>
    response(200).json(aUser({ userMobile: null, userMail: null, passwordSet: false })),
  ),
  /** Logs in by codes to the number: no mail, no password. */
  byMobile: http.get('/p/user/userInfo', ({ response }) =>
    response(200).json(aUser({ userMail: null, passwordSet: false })),
  ),
  /** Signed in too long ago for something that nothing else proves. */
  signInAgain: http.post('/p/user/deletion', ({ response }) => response(400).json(aProblem('signInAgain'))),
  /** Has a password, which can be changed. */
  withPassword: http.get('/p/user/userInfo', ({ response }) =>
    response(200).json(aUser({ passwordSet: true })),
  ),
  failing: http.get('/p/user/userInfo', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/user/userInfo', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aUser());
  }),
  /** What was changed is not taken. */
  invalid: http.put('/p/user/setUserInfo', ({ response }) =>
    response(422).json(
      aProblem('fieldsInvalid', {
        fields: [{ field: '/nickName', code: 'required', desc: 'Please fill this in' }],
      }),
    ),
  ),
  foreignPicture: http.put('/p/user/setUserInfo', ({ response }) =>
    response(422).json(aProblem('uploadForeignUrl')),
  ),
  saveFailing: http.put('/p/user/setUserInfo', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  saveSilent: http.put('/p/user/setUserInfo', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('setUserInfo', 'ok'));
  }),
  /** The new number or mail is another account's. */
  contactTaken: http.put('/p/user/contact', ({ response }) => response(400).json(aProblem('registerExists'))),
  /** The password stays as it is. */
  oldPasswordWrong: notChanged('passwordOldWrong'),
  passwordWeak: notChanged('passwordWeak'),
  passwordSame: notChanged('passwordSame'),
  passwordFailing: http.put('/p/user/password', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  passwordSilent: http.put('/p/user/password', async ({ response }) => {
    await delay('infinite');
    return response(204).empty();
  }),
};
