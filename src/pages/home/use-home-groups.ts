import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { groupBuyQueries } from '#src/data/group-buy/group-buy.queries.ts';
import { homeQueries } from '#src/data/home/home.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { shownProducts } from './shown-products.ts';

const most = 4;

/** Group buys that run now, of products that stand nowhere else on home: the first beside the banners, three in their row. */
export function useHomeGroups() {
  const shop = useShop();
  const plan = useQuery(homeQueries.window(shop));
  const groups = useInfiniteQuery(groupBuyQueries.list(shop, 'IN_PROGRESS'));
  const taken = new Set(shownProducts(plan.data));
  const shown = (groups.data?.pages[0]?.records ?? []).filter(({ prodId }) => {
    const free = !taken.has(prodId);
    taken.add(prodId);
    return free;
  });
  return { ...groups, plan: plan.data, shown: shown.slice(0, most) };
}
