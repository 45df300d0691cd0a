import { contentQueries } from '#src/data/content/content.queries.ts';
import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';

export { ContactPage as Component } from './ContactPage.tsx';

export async function loader(args: LoaderArgs) {
  const { shop, need } = loading(args);
  await need(contentQueries.config(shop));
  return null;
}
