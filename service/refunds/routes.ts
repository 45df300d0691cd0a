import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { applyWith } from './apply.ts';
import type { buyerWith } from './buyer.ts';
import type { RefundViews } from './queries.ts';
import type { Db } from '#service/db/database.ts';

type Refunds = {
  db: Db;
  views: RefundViews;
  asking: ReturnType<typeof applyWith>;
  buyer: ReturnType<typeof buyerWith>;
};

export function refundRoutes(app: ServiceApp, { db, views, asking, buyer }: Refunds) {
  mountOperation(app, 'post', '/p/orderRefund/preview', async ({ userId, body }, respond) =>
    respond(200, await asking.preview(userId, body)),
  );

  mountOperation(app, 'post', '/p/orderRefund/apply', async ({ userId, language, body, command }, respond) =>
    respond(200, await asking.apply({ userId, language }, body, command)),
  );

  mountOperation(app, 'get', '/p/orderRefund/list', async ({ userId, language, query }, respond) => {
    const { kind, open, current = 1, size = 10 } = query;
    return respond(200, await views.page({ userId, language }, { kind, open, page: { current, size } }));
  });

  mountOperation(app, 'get', '/p/orderRefund/info', async ({ userId, language, query }, respond) =>
    respond(200, await views.detail(db, { userId, language }, query.refundSn)),
  );

  mountOperation(app, 'put', '/p/orderRefund/cancel', async ({ userId, language, body }, respond) =>
    respond(200, await buyer.withdraw({ userId, language }, body.refundSn)),
  );

  mountOperation(app, 'post', '/p/orderRefund/submitExpress', async (asked, respond) => {
    const { userId, language, body, command } = asked;
    return respond(200, await buyer.sendParcel({ userId, language }, body, command));
  });
}
