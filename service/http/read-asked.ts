import type { Context } from 'hono';
import { parse } from 'hono/utils/cookie';
import { timeZoneOf } from '#service/domain/calendar.ts';
import { Refusal, unknownRegion } from '#service/domain/refusal.ts';
import { type OperationDescription, takesBearer } from './description.ts';
import { invalidRequest } from './field-faults.ts';
import type { ServiceEnv } from './api-context.ts';
import { readJsonBody, unreadable, unstorable } from './json-body.ts';
import { queryOf, type Validators } from './validate.ts';
import { visitorAddress } from './visitor.ts';

/** The request of an operation, validated by the contract, with defaults filled in; refuses an invalid one. */
export async function readAsked(
  c: Context<ServiceEnv>,
  operation: OperationDescription,
  validators: Validators,
) {
  const url = new URL(c.req.url);
  if (url.href.length > 4_096) throw new Refusal('request.too_large');
  const query = queryOf(url, operation.parameters);
  const path: Record<string, unknown> = { ...c.req.param() };
  for (const [name, value] of Object.entries({ ...query, ...path })) {
    if (typeof value === 'string' && unstorable.test(value)) throw unreadable(`/${name}`);
  }
  const faults = [...validators.query(query), ...validators.path(path)];
  let body: unknown;
  if (operation.requestBody) {
    body = await readJsonBody(c.req.raw);
    if (body === undefined && operation.requestBody.required) throw new Refusal('request.malformed');
    if (body !== undefined) faults.push(...validators.body(body));
  }
  if (faults.length > 0) throw invalidRequest(faults, operation);
  return {
    query,
    path,
    body,
    language: c.get('language'),
    timeZone: timeZoneOf(c.req.header('time-zone')),
    regionId:
      (await namedRegion(c, query.regionId)) ?? (takesBearer(operation) ? await keptRegion(c) : undefined),
    address: visitorAddress(c, c.get('apiContext').trustedProxies),
    request: c.req.raw,
  };
}

async function namedRegion(c: Context<ServiceEnv>, regionId: unknown): Promise<number | undefined> {
  if (typeof regionId !== 'number') return undefined;
  if (await c.get('apiContext').knowsRegion(regionId)) return regionId;
  throw unknownRegion('/regionId');
}

/**
 * The region in the browser's cookie, for members' calls that have no region parameter (`changeItem`). It is only a
 * preference; without it the account's region is used.
 */
async function keptRegion(c: Context<ServiceEnv>): Promise<number | undefined> {
  const kept = Number(parse(c.req.header('cookie') ?? '', 'mall_region').mall_region);
  return Number.isSafeInteger(kept) && (await c.get('apiContext').knowsRegion(kept)) ? kept : undefined;
}
