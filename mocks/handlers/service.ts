import { delay, http, HttpResponse } from 'msw';
import { aProblem } from '../contract-examples.ts';
import { serviceRoot } from '../http.ts';

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
  unreachable: http.all(everything, () => HttpResponse.error()),
};
