import type { Context } from 'hono';
import { Refusal, type RefusalCode } from '#service/domain/refusal.ts';
import { RequestAborted } from './client-abort.ts';
import type { OperationDescription } from './description.ts';
import { errorFacts, isDatabaseAway } from './error-log.ts';
import type { ServiceEnv } from './api-context.ts';
import { problemOf } from './problem.ts';
import { forgetSession } from './session-cookies.ts';

/** Turns an error into the error body of the contract. Unexpected errors are logged and never shown. */
export function refuse(c: Context<ServiceEnv>, fault: unknown, operation?: OperationDescription): Response {
  const refusal = fault instanceof Refusal ? fault : brokenBy(c, fault, operation);
  const status = statusOf(refusal, operation);
  const problem = problemOf(refusal, c.get('language'), c.get('traceId'), status);
  const response = c.body(JSON.stringify(problem), status as 400, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'private, no-store',
  });
  if (status === 401) response.headers.set('WWW-Authenticate', challenge(refusal.code));
  if (problem.retryAfter !== undefined) response.headers.set('Retry-After', String(problem.retryAfter));
  if (status === 401 && (c.req.header('authorization') || refusal.code.startsWith('auth.refresh'))) {
    forgetSession(response.headers);
  }
  return response;
}

/** The WWW-Authenticate header (RFC 6750): a token is required, or the one sent is invalid. */
const challenge = (code: RefusalCode) =>
  `Bearer realm="mall"${code === 'auth.login_required' ? '' : ', error="invalid_token"'}`;

/** On the auth calls a field check answers 400, because the specification names 400 for them. */
const statusOf = (refusal: Refusal, operation: OperationDescription | undefined) =>
  refusal.code === 'request.invalid' && operation?.tags.includes('auth') ? 400 : refusal.status;

function brokenBy(c: Context<ServiceEnv>, fault: unknown, operation: OperationDescription | undefined) {
  // The client has gone away: nobody reads this response, and nothing is wrong with the service.
  if (fault instanceof RequestAborted) return new Refusal('request.malformed');
  const away = isDatabaseAway(fault);
  c.get('apiContext').log({
    level: 'error',
    event: away ? 'database.away' : 'request.failed',
    traceId: c.get('traceId'),
    ...(operation && { operationId: operation.operationId }),
    ...errorFacts(fault),
  });
  return away ? new Refusal('server.unavailable', { retryAfter: 2 }) : new Refusal('server.error');
}
