import { aProblem, exampleOf } from '../contract-examples.ts';
import { http } from '../http.ts';

/** Other days of the search. */
export const searchScenarios = {
  noMatch: http.get('/search', ({ response }) => response(200).json(exampleOf('searchProducts', 'noMatch'))),
  secondPage: http.get('/search', ({ response }) =>
    response(200).json(exampleOf('searchProducts', 'secondPage')),
  ),
  failing: http.get('/search', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  noSuggestions: http.get('/search/suggest/keyword', ({ response }) => response(200).json([])),
};
