import { delay } from 'msw';
import { aProblem } from '../contract-examples.ts';
import { anAgreement, aPlainWebConfig, aWebConfig } from '../fixtures/content.ts';
import { http } from '../http.ts';

/** Scenarios of the frame and of the agreements. */
export const contentScenarios = {
  /** A region without apps, socials, coins and chat. */
  plain: http.get('/webConfig/getPcWebConfig', ({ response }) => response(200).json(aPlainWebConfig())),
  /** A mall that Google and Facebook know. */
  knownElsewhere: http.get('/webConfig/getPcWebConfig', ({ response }) =>
    response(200).json(
      aWebConfig({
        features: { ...aWebConfig().features, googleLogin: true, facebookLogin: true },
        signIn: aPlainWebConfig().signIn,
      }),
    ),
  ),
  failing: http.get('/webConfig/getPcWebConfig', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/webConfig/getPcWebConfig', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aWebConfig());
  }),
  /** The agreement that is asked for; the default answers the terms of service to all. */
  agreements: http.get('/agreement/{type}', ({ params, response }) =>
    response(200).json(anAgreement({}, params.type)),
  ),
  helpFailing: http.get('/help/topics', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  missing: http.get('/agreement/{type}', ({ response }) => response(404).json(aProblem('notFound'))),
  agreementFailing: http.get('/agreement/{type}', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  agreementSilent: http.get('/agreement/{type}', async ({ response }) => {
    await delay('infinite');
    return response(200).json(anAgreement());
  }),
};
