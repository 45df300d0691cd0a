import { delay } from 'msw';
import { aProblem, exampleOf } from '../contract-examples.ts';
import { http } from '../http.ts';

/** Scenarios of the favourites. */
export const favouriteScenarios = {
  none: http.get('/p/user/collection/prods', ({ response }) =>
    response(200).json(exampleOf('pageFavourites', 'empty')),
  ),
  failing: http.get('/p/user/collection/prods', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  silent: http.get('/p/user/collection/prods', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('pageFavourites', 'empty'));
  }),
  noneSaved: http.get('/p/user/collection/prodIds', ({ response }) =>
    response(200).json(exampleOf('listFavouriteIds', 'empty')),
  ),
  zero: http.get('/p/user/collection/count', ({ response }) => response(200).json(0)),
  /** The product has no heart yet, or has lost it. */
  notYet: http.get('/p/user/collection/isCollection', ({ response }) =>
    response(200).json(exampleOf('isFavourite', 'no')),
  ),
  removed: http.post('/p/user/collection/addOrCancel', ({ response }) =>
    response(200).json(exampleOf('setFavourite', 'removed')),
  ),
  /** There are five hundred. */
  full: http.post('/p/user/collection/addOrCancel', ({ response }) =>
    response(409).json(aProblem('favouriteLimit')),
  ),
  changeFailing: http.post('/p/user/collection/addOrCancel', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  changeSilent: http.post('/p/user/collection/addOrCancel', async ({ response }) => {
    await delay('infinite');
    return response(200).json(exampleOf('setFavourite', 'added'));
  }),
  removeFailing: http.post('/p/user/collection/batchCancel', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};
