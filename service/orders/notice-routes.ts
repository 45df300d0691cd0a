import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { NoticeList } from './notice-list.ts';

/** Notices of orders. */
export function noticeRoutes(app: ServiceApp, notices: NoticeList) {
  mountOperation(app, 'get', '/p/order/notice/page', async ({ userId, query, language }, respond) => {
    const { current = 1, size = 20 } = query;
    return respond(200, await notices.page(userId, { current, size }, language));
  });

  mountOperation(app, 'get', '/p/order/notice/unReadCount', async ({ userId }, respond) =>
    respond(200, await notices.unread(userId)),
  );

  mountOperation(app, 'put', '/p/order/notice/read', async ({ userId, body }, respond) => {
    await notices.read(userId, body.noticeIds ?? 'all');
    return respond(204);
  });
}
