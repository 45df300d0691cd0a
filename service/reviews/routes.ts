import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { MyReviews } from './mine.ts';
import type { ReviewStore } from './queries.ts';
import type { ReviewWriting } from './writing.ts';

type Reviews = { shown: ReviewStore; mine: MyReviews; writing: ReviewWriting };

export function reviewRoutes(app: ServiceApp, { shown, mine, writing }: Reviews) {
  mountOperation(app, 'get', '/prodComm/prodCommData', async ({ query }, respond) =>
    respond(200, await shown.summary(query.prodId)),
  );

  mountOperation(app, 'get', '/prodComm/prodCommPageByProd', async ({ query, language }, respond) => {
    const { prodId, score, withPics, langs, current = 1, size = 10 } = query;
    const page = { current, size };
    return respond(200, await shown.page(prodId, { score, withPics, langs, language, page }));
  });

  mountOperation(app, 'post', '/p/prodComm', async ({ userId, language, body, command }, respond) =>
    respond(200, await writing.create({ userId, language }, body, command)),
  );

  mountOperation(app, 'get', '/p/prodComm/pending', async ({ userId, language, query }, respond) => {
    const { current = 1, size = 10 } = query;
    return respond(200, await mine.pending({ userId, language }, { current, size }));
  });

  mountOperation(app, 'get', '/p/prodComm/page', async ({ userId, language, query }, respond) => {
    const { current = 1, size = 10 } = query;
    return respond(200, await mine.page({ userId, language }, { current, size }));
  });
}
