import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { http } from '../http.ts';

/** Scenarios of the places where the person is signed in. */
export const sessionScenarios = {
  /** Nowhere else. */
  one: http.get('/p/user/sessions', ({ response }) =>
    response(200).json(exampleOf('listSessions', 'ok').slice(0, 1)),
  ),
  failing: http.get('/p/user/sessions', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/user/sessions', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('listSessions', 'ok'));
  }),
  /** It was ended elsewhere meanwhile. */
  gone: http.delete('/p/user/sessions/{sessionId}', ({ response }) =>
    response(404).json(aProblem('notFound')),
  ),
  endFailing: http.delete('/p/user/sessions/{sessionId}', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  endOthersFailing: http.delete('/p/user/sessions', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
