import { parse, serialize } from 'hono/utils/cookie';
import { knownBrowserDays } from '#service/domain/code-limits.ts';

/** Names the browser that asked for a code, as long as codes are good and a little longer. */
const askerCookie = '__Host-mall_code';
const askerSeconds = 10 * 60;

/** Names a browser that has signed in; it stays when its owner signs out. */
const knownCookie = '__Host-mall_known';

const base = { path: '/', secure: true, sameSite: 'Strict', httpOnly: true } as const;
const id = /^[\w-]{22}$/;

/** The random ids that the service gave to a browser; each is optional. */
export type Browser = { asker: string | undefined; known: string | undefined };

export function browserOf(request: Request): Browser {
  const kept = parse(request.headers.get('cookie') ?? '');
  const idIn = (name: string) => (id.test(kept[name] ?? '') ? kept[name] : undefined);
  return { asker: idIn(askerCookie), known: idIn(knownCookie) };
}

/** Whether a caller can be thought to keep cookies; programs mostly keep none. */
export const keepsCookies = ({ headers }: Request) =>
  headers.has('cookie') || headers.has('sec-fetch-site') || headers.has('origin');

/** Whether a request carries session cookies. Cookies that only identify the browser do not count. */
export const carriesIdentity = ({ headers }: Request) =>
  Object.keys(parse(headers.get('cookie') ?? '')).some(
    (name) => name !== askerCookie && name !== knownCookie,
  );

export function rememberAsker(headers: Headers, asker: string) {
  headers.append('Set-Cookie', serialize(askerCookie, asker, { ...base, maxAge: askerSeconds }));
}

export function rememberKnown(headers: Headers, known: string) {
  headers.append('Set-Cookie', serialize(knownCookie, known, { ...base, maxAge: knownBrowserDays * 86_400 }));
}
