import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { voucherQueries } from '#src/data/vouchers/vouchers.queries.ts';
import { voucherView } from '#src/domain/voucher/voucher-view.ts';

export { VouchersPage as Component } from './VouchersPage.tsx';

export async function loader(args: LoaderArgs) {
  const { shop, wantPages } = loading(args);
  const { list, scope } = voucherView(new URL(args.request.url).searchParams);
  if (list === 'collect') await wantPages(voucherQueries.list(shop, scope));
  return null;
}
