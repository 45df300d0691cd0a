import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aProductPage } from '../fixtures/catalog.ts';
import { aSearchResult, aSearchWithoutProducts } from '../fixtures/search.ts';
import { someShops } from '../fixtures/shops.ts';
import { http } from '../http.ts';

/** Scenarios of the search. */
export const searchScenarios = {
  noMatch: http.get('/search', ({ response }) => response(200).json(exampleOf('searchProducts', 'noMatch'))),
  /** No product, but shops that are called so. */
  onlyShops: http.get('/search', ({ response }) =>
    response(200).json(aSearchWithoutProducts({ shops: someShops(3) })),
  ),
  /** Nothing as it was written, more with another spelling. */
  didYouMean: http.get('/search', ({ response }) =>
    response(200).json(aSearchWithoutProducts({ correctedKey: 'jacket' })),
  ),
  filtered: http.get('/search', ({ response }) =>
    response(200).json(exampleOf('searchProducts', 'filtered')),
  ),
  secondPage: http.get('/search', ({ response }) =>
    response(200).json(exampleOf('searchProducts', 'secondPage')),
  ),
  /** The products of a category, not those of a word. */
  ofCategory: http.get('/search', ({ response }) =>
    response(200).json(exampleOf('searchProducts', 'ofCategory')),
  ),
  /** A listing of five pages. */
  manyProducts: http.get('/search', ({ query, response }) => {
    const { records } = aProductPage(24, { total: 117 });
    const pageNumber = Number(query.get('pageNumber') ?? 1);
    return response(200).json(aSearchResult({ records, total: 117, pages: 5, pageNumber }));
  }),
  /** The filters leave nothing; without them there is something. */
  noneFits: http.get('/search', ({ response }) =>
    response(200).json(aSearchResult({ records: [], total: 0, pages: 0, scrollId: null })),
  ),
  failing: http.get('/search', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/search', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aSearchWithoutProducts());
  }),
  noSuggestions: http.get('/search/suggest/keyword', ({ response }) => response(200).json([])),
  suggestionsFailing: http.get('/search/suggest/keyword', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  suggestionsSilent: http.get('/search/suggest/keyword', async ({ response }) => {
    await delay('infinite');
    return response(200).json([]);
  }),
  noHotTerms: http.get('/search/hotSearch', ({ response }) => response(200).json([])),
  noShops: http.get('/shopDetail/byShopName', ({ response }) =>
    response(200).json(exampleOf('listShopsByName', 'empty')),
  ),
  shopsFailing: http.get('/shopDetail/byShopName', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
