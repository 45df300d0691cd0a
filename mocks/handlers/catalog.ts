import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { aDeliveryEstimate, aProductDetail, aProductPage, aProductThatIs } from '../fixtures/catalog.ts';
import { aPage } from '../fixtures/page.ts';
import { http } from '../http.ts';

/** Scenarios of the catalogue. */
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
  /** Categories with all that is below them, as the page of all categories asks. */
  wholeTree: http.get('/category/categoryInfo', ({ response }) =>
    response(200).json(exampleOf('listCategories', 'whole')),
  ),
  categoriesFailing: http.get('/category/categoryInfo', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  inGroupBuy: http.get('/prod/prodInfo', ({ response }) => response(200).json(aProductThatIs('groupBuy'))),
  silent: http.get('/prod/prodInfo', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aProductDetail());
  }),
  /** Nothing of it is sold in this region. */
  noSkus: http.get('/prod/skuList', ({ response }) => response(200).json([])),
  deliveryPaid: http.get('/prod/deliveryEstimate', ({ response }) =>
    response(200).json(aDeliveryEstimate({}, 'paid')),
  ),
  undeliverable: http.get('/prod/deliveryEstimate', ({ response }) =>
    response(200).json(aDeliveryEstimate({}, 'undeliverable')),
  ),
  deliveryFailing: http.get('/prod/deliveryEstimate', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  deliverySilent: http.get('/prod/deliveryEstimate', async ({ response }) => {
    await delay('infinite');
    return response(200).json(aDeliveryEstimate());
  }),
  /** The products of a shop or of a brand. */
  ofShop: http.get('/prod/pageProd', ({ response }) =>
    response(200).json(exampleOf('pageProducts', 'byShop')),
  ),
  /** What a search inside a shop finds. */
  inShop: http.get('/prod/pageProd', ({ response }) =>
    response(200).json(exampleOf('pageProducts', 'inShop')),
  ),
  ofBrand: http.get('/prod/pageProd', ({ response }) =>
    response(200).json(exampleOf('pageProducts', 'byBrand')),
  ),
  unknownCategory: http.get('/prod/pageProd', ({ response }) => response(404).json(aProblem('notFound'))),
  categorySilent: http.get('/prod/pageProd', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('pageProducts', 'empty'));
  }),
  /** Children that have none of their own; no category at all. */
  leaf: http.get('/category/categoryInfo', ({ response }) =>
    response(200).json(exampleOf('listCategories', 'leaf')),
  ),
  noCategories: http.get('/category/categoryInfo', ({ response }) => response(200).json([])),
  noBrands: http.get('/brand/page', ({ response }) => response(200).json(aPage([], { size: 30 }))),
  brandsFailing: http.get('/brand/page', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
