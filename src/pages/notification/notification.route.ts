import { loading } from '#src/data/loading.ts';
import { notificationQueries } from '#src/data/notifications/notifications.queries.ts';
import type { LoaderArgs } from '#src/data/shop.ts';

export { NotificationPage as Component } from './NotificationPage.tsx';

export async function loader(args: LoaderArgs) {
  const { shop, wantPages } = loading(args);
  await wantPages(notificationQueries.guest(shop));
  return null;
}
