import { delay, http, HttpResponse } from 'msw';
import { aProblem } from '../contract-examples.ts';
import { serviceRoot } from '../http.ts';

const ofMembers = ['/p/*', '/notifications/page', '/userLastAnnouncementReadTime/update'];
const everything = `${serviceRoot}/*`;
const serverError = 500;

/** Days of the whole service. */
export const serviceScenarios = {
  /** Never answers: what is shown while one waits. */
  silent: http.all(everything, async () => {
    await delay('infinite');
    return HttpResponse.error();
  }),
  failing: http.all(everything, () => HttpResponse.json(aProblem('serverError'), { status: serverError })),
  /** Closed for work on it. */
  unavailable: http.all(everything, () =>
    HttpResponse.json(aProblem('serverUnavailable'), { status: 503, headers: { 'Retry-After': '5' } }),
  ),
  /** The session has ended: everything that needs one says so; a list, as `...serviceScenarios.sessionOver`. */
  sessionOver: ofMembers.map((path) =>
    http.all(`${serviceRoot}${path}`, () => HttpResponse.json(aProblem('tokenExpired'), { status: 401 })),
  ),
  unreachable: http.all(everything, () => HttpResponse.error()),
};
