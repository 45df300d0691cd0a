import type { Context } from 'hono';
import type { RateLimits } from '#service/platform/rate-limits.ts';
import { visitorAddress } from '#service/http/visitor.ts';

/** What is counted against a visitor's rate limits: the request of a page, its rendering, its search. */
type PageCost = 'page' | 'render' | 'search';

/** Counts against the visitor's rate limit. @throws Refusal `rate.limited` with the seconds until the next page is allowed */
export type PageLimits = (c: Context, cost: PageCost) => Promise<void>;

/**
 * A search page counts as two calls of `searchProducts`, because it is rendered, too; the storefront's screens search without a page.
 */
const costs: Record<PageCost, { operationId: string; points: number }> = {
  page: { operationId: 'page', points: 1 },
  render: { operationId: 'page', points: 1 },
  search: { operationId: 'searchProducts', points: 2 },
};

/** Counts pages per visitor, as the operations of the service are counted. */
export const pageLimits =
  (limits: RateLimits, trustedProxies: number): PageLimits =>
  async (c, cost) => {
    const { operationId, points } = costs[cost];
    await limits(cost, {
      operationId,
      userId: undefined,
      address: visitorAddress(c, trustedProxies),
      points,
    });
  };
