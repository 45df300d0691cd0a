import { homeQueries } from '#src/data/home/home.queries.ts';
import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { readListing } from '#src/domain/listing/listing.ts';
import { trailingId } from '#src/domain/urls.ts';

export { TagPage as Component } from './TagPage.tsx';

export async function loader(args: LoaderArgs) {
  const { shop, need } = loading(args);
  const tagId = trailingId(args.params.services);
  if (!tagId) throw new Response(null, { status: 404 });
  const { page } = readListing(new URL(args.request.url).searchParams);
  await Promise.all([need(homeQueries.tags(shop)), need(homeQueries.tagProducts(shop, tagId, page))]);
  return null;
}
