import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aProductPage, aProductThatIs } from '../fixtures/catalog.ts';
import { http } from '../http.ts';

/** Other days of the catalogue. */
export const catalogScenarios = {
  soldOut: http.get('/prod/prodInfo', ({ response }) => response(200).json(aProductThatIs('outOfStock'))),
  /** The last pieces went while the page was open. */
  skusSoldOut: http.get('/prod/skuList', ({ response }) =>
    response(200).json(exampleOf('listSkus', 'soldOut')),
  ),
  overseas: http.get('/prod/prodInfo', ({ response }) => response(200).json(aProductThatIs('overseas'))),
  notInRegion: http.get('/prod/prodInfo', ({ response }) =>
    response(200).json(aProductThatIs('notInRegion')),
  ),
  unknown: http.get('/prod/prodInfo', ({ response }) => response(404).json(aProblem('notFound'))),
  failing: http.get('/prod/prodInfo', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  noSimilar: http.get('/prod/similar', ({ response }) =>
    response(200).json(exampleOf('pageSimilarProducts', 'empty')),
  ),
  similarFailing: http.get('/prod/similar', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  similarSilent: http.get('/prod/similar', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('pageSimilarProducts', 'empty'));
  }),
  /** A category without products here. */
  emptyCategory: http.get('/prod/pageProd', ({ response }) =>
    response(200).json(exampleOf('pageProducts', 'empty')),
  ),
  /** A category of five pages. */
  manyProducts: http.get('/prod/pageProd', ({ response }) =>
    response(200).json(aProductPage(24, { total: 117 })),
  ),
  categoryFailing: http.get('/prod/pageProd', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  tree: http.get('/category/categoryInfo', ({ response }) =>
    response(200).json(exampleOf('listCategories', 'tree')),
  ),
  categoriesFailing: http.get('/category/categoryInfo', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
