import type { Context } from 'hono';
import { parse } from 'hono/utils/cookie';
import { timeZoneOf } from '#service/domain/calendar.ts';
import { Refusal, unknownRegion } from '#service/domain/refusal.ts';
import { type OperationDescription, takesBearer } from './description.ts';
import { invalidRequest } from './field-faults.ts';
import type { ServiceEnv } from './gate.ts';
import { readJsonBody, unreadable, unstorable } from './json-body.ts';
import { queryOf, type Validators } from './validate.ts';
import { visitorAddress } from './visitor.ts';

/** The request of an operation, checked against its description, with defaults filled in. */
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
    address: visitorAddress(c, c.get('gate').trustedProxies),
    request: c.req.raw,
  };
}

async function namedRegion(c: Context<ServiceEnv>, regionId: unknown): Promise<number | undefined> {
  if (typeof regionId !== 'number') return undefined;
  if (await c.get('gate').knowsRegion(regionId)) return regionId;
  throw unknownRegion('/regionId');
}

/**
 * The region that the browser keeps as the shopper's choice, for a shopper's calls that cannot name one (changeItem
 * has no region in the specification). It is a preference and proves nothing; without it the account's region counts.
 */
async function keptRegion(c: Context<ServiceEnv>): Promise<number | undefined> {
  const kept = Number(parse(c.req.header('cookie') ?? '', 'mall_region').mall_region);
  return Number.isSafeInteger(kept) && (await c.get('gate').knowsRegion(kept)) ? kept : undefined;
}
