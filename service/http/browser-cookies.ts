import { parse, serialize } from 'hono/utils/cookie';
import { knownBrowserDays } from '#service/domain/code-limits.ts';

/** Cookie with the id of a browser that asked for a code; lives a little longer than a code is valid. */
const askerCookie = '__Host-mall_code';
const askerSeconds = 10 * 60;

/** Cookie with the id of a browser that has signed in; stays after signing out. */
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

/** True when the caller probably keeps cookies: it sends a header that browsers send and programs mostly do not. */
export const keepsCookies = ({ headers }: Request) =>
  headers.has('cookie') || headers.has('sec-fetch-site') || headers.has('origin');

/** True when a request has any cookie but the two that only identify the browser. */
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
