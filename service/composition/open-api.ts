import { createApi, mountFallbacks } from '#service/http/create-api.ts';
import { faultLog } from '#service/http/fault-log.ts';
import type { ApiContext } from '#service/http/api-context.ts';
import { healthRoutes } from '#service/http/health.ts';
import { type RateLimits, rateLimits } from '#service/platform/rate-limits.ts';
import { openModules } from './modules.ts';

type ApiParts = Omit<Parameters<typeof openModules>[0], 'report'> &
  Pick<ApiContext, 'checkAnswers' | 'log' | 'publicOrigin' | 'trustedProxies'> & {
    /** Wraps the rate limits, to count their refusals. */
    watchLimits?: (limits: RateLimits) => RateLimits;
  };

/**
 * The operations of the contract: all modules behind one `ApiContext`, to be mounted under /api. It is the same on a server and
 * in the workbench's browser, so it must not listen on a port, read files or start jobs.
 */
export async function openApi({ watchLimits = (limits) => limits, ...parts }: ApiParts) {
  const { database, clock, regions, rateLimitFactor, checkAnswers, log, publicOrigin, trustedProxies } =
    parts;
  const { modules, ...shared } = await openModules({ ...parts, report: faultLog(log) });
  const { db, counters } = database;
  let leaving = false;
  const apiContext: ApiContext = {
    clock,
    checkAnswers,
    log,
    publicOrigin,
    trustedProxies,
    readBearer: shared.readBearer,
    knowsRegion: regions.knows,
    idempotency: shared.idempotency,
    askDatabase: database.kind === 'postgres' ? database.ping : undefined,
    limits: watchLimits(rateLimits(rateLimitFactor, { db, hashed: shared.hashed, counters })),
  };
  const api = createApi(apiContext);
  healthRoutes(api, { ping: () => database.ping(), isLeaving: () => leaving });
  for (const { mount } of modules) mount?.(api);
  mountFallbacks(api, '/api');
  return {
    api,
    apiContext,
    modules,
    ...shared,
    /** To be called when the process stops: /api/ready answers 503, and open pages are told to reconnect later. */
    leave() {
      leaving = true;
      shared.live.leave();
    },
  };
}
