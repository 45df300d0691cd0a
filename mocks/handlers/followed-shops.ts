import { aProblem, exampleOf } from '../contract-examples.ts';
import { http } from '../http.ts';

/** Scenarios of the shops that a member follows. */
export const followedShopScenarios = {
  none: http.get('/p/user/collection/shops', ({ response }) =>
    response(200).json(exampleOf('pageFollowedShops', 'empty')),
  ),
  failing: http.get('/p/user/collection/shops', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
  noneYet: http.get('/p/user/collection/shopIds', ({ response }) =>
    response(200).json(exampleOf('listFollowedShopIds', 'empty')),
  ),
  /** There are five hundred. */
  full: http.post('/p/user/collection/shop/addOrCancel', ({ response }) =>
    response(409).json(aProblem('followLimit')),
  ),
  changeFailing: http.post('/p/user/collection/shop/addOrCancel', ({ response }) =>
    response('default').json(aProblem('serverError'), { status: 500 }),
  ),
};

/** The service that keeps what it is told: every shop of the list, and whether it is followed. */
export function rememberingFollowedShops(followed: readonly number[]) {
  const all = exampleOf('pageFollowedShops', 'ok').records;
  let ids = [...followed];
  return [
    http.get('/p/user/collection/shopIds', ({ response }) => response(200).json(ids)),
    http.get('/p/user/collection/shops', ({ response }) => {
      const records = all.filter(({ shopId }) => ids.includes(shopId));
      return response(200).json({ records, total: records.length, size: 24, current: 1, pages: 1 });
    }),
    http.post('/p/user/collection/shop/addOrCancel', async ({ request, response }) => {
      const { shopId, followed: wanted } = await request.json();
      ids = ids.filter((id) => id !== shopId);
      if (wanted) ids = [shopId, ...ids];
      return response(200).json({ shopId, followed: wanted, followers: wanted ? 18_401 : 18_400 });
    }),
  ];
}
