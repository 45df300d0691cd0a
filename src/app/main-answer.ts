import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { groupBuyKeys } from '#src/data/group-buy/group-buy.queries.ts';
import { homeKeys } from '#src/data/home/home.queries.ts';
import { notificationKeys } from '#src/data/notices/notices.queries.ts';
import { voucherKeys } from '#src/data/vouchers/vouchers.queries.ts';
import { isServiceFault } from './page-status.ts';

/** Query-key prefixes of product lists and of shops' products. */
const found = (regionId: number): QueryKey => ['search', regionId, 'results'];
const ofShop = (regionId: number): QueryKey => ['shops', regionId, 'products'];

/**
 * The main query of each screen whose loader does not throw when it fails, because the screen shows the error
 * itself.
 */
const mainAnswers: Readonly<Record<string, (regionId: number) => QueryKey>> = {
  Home: homeKeys.window,
  Listing: found,
  Category: found,
  CategoryProducts: found,
  Discover: found,
  DiscoverSub: found,
  SearchResults: found,
  Store: ofShop,
  GroupBuy: groupBuyKeys.list,
  Vouchers: voucherKeys.list,
  Notification: notificationKeys.guest,
};

/** True when the screen's main query failed with a server error; a status below 500 counts as a response. */
export function mainAnswerFailed(name: string | undefined, regionId: number, answers: QueryClient): boolean {
  const queryKey = mainAnswers[name ?? '']?.(regionId);
  if (!queryKey) return false;
  return answers
    .getQueryCache()
    .findAll({ queryKey: queryKey.filter((part) => part !== undefined) })
    .some(({ state: { error } }) => isServiceFault(error));
}
