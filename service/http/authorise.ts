import type { Context } from 'hono';
import { Refusal } from '#service/domain/refusal.ts';
import { checkSameSite } from './cross-site.ts';
import { isSecured, type OperationDescription, takesBearer } from './description.ts';
import type { Bearer, ServiceEnv } from './api-context.ts';
import { isInProcess, visitorAddress } from './visitor.ts';

/**
 * Authorises a request: bearer token, cross-site rule and rate limit, in this order. @throws Refusal auth.*,
 * request.cross_site or rate.limited
 */
export async function authorise(
  c: Context<ServiceEnv>,
  operation: OperationDescription,
): Promise<Bearer | undefined> {
  const apiContext = c.get('apiContext');
  if (isInProcess(c)) {
    if (operation.cache === 'private') {
      throw new Error(`${operation.operationId} is private; a page rendered on the server never asks it`);
    }
    return undefined;
  }
  const token = /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const changes = !['GET', 'HEAD'].includes(c.req.method);
  const reads = takesBearer(operation) || changes;
  let bearer: Bearer | undefined;
  let fault: unknown;
  if (token && reads)
    bearer = await apiContext.readBearer(token).catch((error: unknown) => void (fault = error));
  if (fault !== undefined && (isSecured(operation) || !(fault instanceof Refusal))) throw fault;
  if (isSecured(operation) && !bearer) throw new Refusal('auth.login_required');
  if (changes) checkSameSite(c.req.raw, apiContext.publicOrigin, bearer !== undefined);
  const user = takesBearer(operation) ? bearer : undefined;
  const { rateLimit, rateLimitWithoutKey = rateLimit } = operation;
  await apiContext.limits(c.req.query('key') === undefined ? rateLimitWithoutKey : rateLimit, {
    operationId: operation.operationId,
    userId: user?.userId,
    address: visitorAddress(c, apiContext.trustedProxies),
  });
  return user;
}
