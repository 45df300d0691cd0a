import { groupBuyQueries } from '#src/data/group-buy/group-buy.queries.ts';
import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { groupBuyWord, groupBuyWords } from '#src/domain/group-buy/group-buy-view.ts';

export { GroupBuyPage as Component } from './GroupBuyPage.tsx';

export async function loader(args: LoaderArgs) {
  const { shop, wantPages } = loading(args);
  const word = groupBuyWord(new URL(args.request.url).searchParams);
  await wantPages(groupBuyQueries.list(shop, groupBuyWords[word]));
  return null;
}
