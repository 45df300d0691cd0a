import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { groupBuyKeys } from '#src/data/group-buy/group-buy.queries.ts';
import { homeKeys } from '#src/data/home/home.queries.ts';
import { notificationKeys } from '#src/data/notifications/notifications.queries.ts';
import { voucherKeys } from '#src/data/vouchers/vouchers.queries.ts';
import { isServiceFault } from './page-status.ts';

/** The beginnings of the keys under which the products of lists and of shops are kept. */
const found = (regionId: number): QueryKey => ['search', regionId, 'results'];
const ofShop = (regionId: number): QueryKey => ['shops', regionId, 'products'];

/** What each screen is about, where its loader does not refuse without it: the screen says itself that it failed. */
const mainAnswers: Readonly<Record<string, (regionId: number) => QueryKey>> = {
  Home: homeKeys.sections,
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

/** True when the service failed to answer what the screen is about; a refusal (below 500) is an answer. */
export function mainAnswerFailed(name: string | undefined, regionId: number, answers: QueryClient): boolean {
  const queryKey = mainAnswers[name ?? '']?.(regionId);
  if (!queryKey) return false;
  return answers
    .getQueryCache()
    .findAll({ queryKey: queryKey.filter((part) => part !== undefined) })
    .some(({ state: { error } }) => isServiceFault(error));
}
