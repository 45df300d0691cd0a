import { createApi, mountFallbacks } from '#service/http/create-api.ts';
import { faultLog } from '#service/http/fault-log.ts';
import type { ApiContext } from '#service/http/api-context.ts';
import { healthRoutes } from '#service/http/health.ts';
import { type RateLimits, rateLimits } from '#service/platform/rate-limits.ts';
import { openModules } from './modules.ts';

type ApiParts = Omit<Parameters<typeof openModules>[0], 'report'> &
  Pick<ApiContext, 'checkAnswers' | 'log' | 'publicOrigin' | 'trustedProxies'> & {
    /** Counts what the limits refuse. */
    watchLimits?: (limits: RateLimits) => RateLimits;
  };

/**
 * The operations of the contract: every noun of the shop behind one `ApiContext`, to be mounted under /api. It is the same on a
 * server and in the workbench's browser; nothing in it listens, reads a file or does a job by itself.
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
    /** The process is to be stopped: nobody new is sent here, and open pages are told to come again later. */
    leave() {
      leaving = true;
      shared.live.leave();
    },
  };
}
