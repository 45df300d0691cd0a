import { answer } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/gate.ts';
import type { ReviewStore } from './queries.ts';

export function reviewRoutes(app: ServiceApp, reviews: ReviewStore) {
  answer(app, 'get', '/prodComm/prodCommData', async ({ query }, respond) =>
    respond(200, await reviews.summary(query.prodId)),
  );

  answer(app, 'get', '/prodComm/prodCommPageByProd', async ({ query, language }, respond) => {
    const { prodId, score, withPics, langs, current = 1, size = 10 } = query;
    const page = { current, size };
    return respond(200, await reviews.page(prodId, { score, withPics, langs, language, page }));
  });
}
