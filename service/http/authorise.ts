import type { Context } from 'hono';
import { Refusal } from '#service/domain/refusal.ts';
import { checkSameSite } from './cross-site.ts';
import { isSecured, type OperationDescription, takesBearer } from './description.ts';
import type { Bearer, ServiceEnv } from './gate.ts';
import { isInProcess, visitorAddress } from './visitor.ts';

/**
 * Who asks, and whether this person may ask now: bearer token, cross-site rule, rate limit, in this order.
 * @throws Refusal auth.*, request.cross_site or rate.limited
 */
export async function authorise(
  c: Context<ServiceEnv>,
  operation: OperationDescription,
): Promise<Bearer | undefined> {
  const gate = c.get('gate');
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
  if (token && reads) bearer = await gate.readBearer(token).catch((error: unknown) => void (fault = error));
  if (fault !== undefined && (isSecured(operation) || !(fault instanceof Refusal))) throw fault;
  if (isSecured(operation) && !bearer) throw new Refusal('auth.login_required');
  if (changes) checkSameSite(c.req.raw, gate.publicOrigin, bearer !== undefined);
  const user = takesBearer(operation) ? bearer : undefined;
  const { rateLimit, rateLimitWithoutKey = rateLimit } = operation;
  await gate.limits(c.req.query('key') === undefined ? rateLimitWithoutKey : rateLimit, {
    operationId: operation.operationId,
    userId: user?.userId,
    address: visitorAddress(c, gate.trustedProxies),
  });
  return user;
}
