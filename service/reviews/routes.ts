import { answer } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/gate.ts';
import type { ReviewStore } from './queries.ts';

export function reviewRoutes(app: ServiceApp, reviews: ReviewStore) {
  answer(app, 'get', '/prodComm/prodCommData', async ({ query }, say) =>
    say(200, await reviews.summary(query.prodId)),
  );

  answer(app, 'get', '/prodComm/prodCommPageByProd', async ({ query }, say) => {
    const { prodId, score, withPics, current = 1, size = 10 } = query;
    return say(200, await reviews.page(prodId, { score, withPics, page: { current, size } }));
  });
}
