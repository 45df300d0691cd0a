import type { Context } from 'hono';
import type { RateLimits } from '#service/platform/rate-limits.ts';
import { visitorAddress } from '#service/http/visitor.ts';

/** What is counted of a page: the request, the rendering, the search. */
type PageCost = 'page' | 'render' | 'search';

/** Takes a page from its visitor's budget. @throws Refusal `rate.limited` with the seconds until there is one again. */
export type PageLimits = (c: Context, cost: PageCost) => Promise<void>;

/**
 * A search that is asked for as a page is one of the searches that the visitor may ask of the service, and takes two of
 * them: it is rendered, too, and screens search without a page.
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
    const caller = { operationId, userId: undefined, address: visitorAddress(c, trustedProxies) };
    for (let point = 0; point < points; point += 1) await limits(cost, caller);
  };
