import { loading } from '#src/data/loading.ts';
import { notificationQueries } from '#src/data/notices/notices.queries.ts';
import type { LoaderArgs } from '#src/data/shop.ts';

export { NoticesPage as Component } from './NoticesPage.tsx';

export async function loader(args: LoaderArgs) {
  const { shop, wantPages } = loading(args);
  await wantPages(notificationQueries.guest(shop));
  return null;
}
