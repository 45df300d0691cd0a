import { aProblem, exampleOf } from '../contract-examples.ts';
import { http } from '../http.ts';

const serverError = 500;

/** Scenarios of the trending list. */
export const trendingScenarios = {
  empty: http.get('/prod/trending', ({ response }) => response(200).json(exampleOf('pageTrending', 'empty'))),
  /** Nothing was sold in the last seven days. */
  quiet: http.get('/prod/trending', ({ response }) => response(200).json(exampleOf('pageTrending', 'quiet'))),
  failing: http.get('/prod/trending', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: serverError }),
  ),
};
