import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { voucherQueries } from '#src/data/vouchers/vouchers.queries.ts';
import { readListing } from '#src/domain/listing/listing.ts';
import { trailingId } from '#src/domain/urls.ts';

export { VoucherPage as Component } from './VoucherPage.tsx';

export async function loader(args: LoaderArgs) {
  const { shop, need } = loading(args);
  const couponId = trailingId(args.params.couponId);
  if (!couponId) throw new Response(null, { status: 404 });
  const { page } = readListing(new URL(args.request.url).searchParams);
  await need(voucherQueries.products(shop, couponId, page));
  return null;
}
