import type { Shop } from '../service/shop.ts';
import type { Mounted } from './mounted.ts';
import { finder } from './real-things.ts';
import { withReal } from './stand-ins.ts';
import type { Visit } from './visit.ts';
import type { Wish } from './wishes.ts';

/** A request as it is about to be sent. */
export type Call = {
  path: Record<string, unknown>;
  query: [name: string, value: unknown][];
  headers: Record<string, string>;
  body: unknown;
  /** The bytes of the body, where they are not the JSON of `body`. */
  raw?: string | Uint8Array;
  /** What was done to the token or the bytes, so that it cannot be as described. */
  broken?: 'token' | 'bytes';
};

/** A wish with the real things in it. */
export async function callOf(operation: Mounted, wish: Wish, visit: Visit): Promise<Call> {
  const { path, query, body } = (await withReal(
    { path: wish.path, query: wish.query, body: wish.body },
    wish.nth,
    finder(visit),
  )) as Pick<Wish, 'path' | 'query' | 'body'>;
  const headers = { ...wish.headers };
  if (operation.body) headers['Content-Type'] = 'application/json';
  if (wish.hasToken && operation.token !== 'ignored') {
    headers.Authorization = `Bearer ${(await visit.shopper()).session.access_token}`;
  }
  const cookies = visit.cookiesOf((body as { refresh_token?: unknown } | undefined)?.refresh_token);
  if (cookies) Object.assign(headers, { Cookie: cookies, 'Sec-Fetch-Site': 'same-origin' });
  return { path, query: Object.entries(query), headers, body };
}

/** A value as an address writes it. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Percent-encoded; a half of a pair becomes the three bytes that no UTF-8 has. */
const encoded = (value: unknown) =>
  textOf(value)
    .split(/(\p{Surrogate})/u)
    .map((part) => (/^\p{Surrogate}$/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part)))
    .join('');

export function addressOf({ path: pattern }: Mounted, { path, query }: Call): string {
  const search = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  return `/api${pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(path[name]))}${search && `?${search}`}`;
}

export async function send(shop: Shop, operation: Mounted, call: Call) {
  const raw = call.raw ?? (operation.body && call.body !== undefined ? JSON.stringify(call.body) : undefined);
  return shop.ask(addressOf(operation, call), {
    method: operation.method,
    headers: call.headers,
    ...(raw !== undefined && { raw: raw as BodyInit }),
  });
}
