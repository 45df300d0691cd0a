import { parse, serialize } from 'hono/utils/cookie';
import type { LoginResponse } from '#openapi/schema.gen.ts';
import { rememberKnown } from './browser-cookies.ts';

const secretCookie = '__Host-mall_rs';
const handleCookie = '__Host-mall_rt';
const week = 7 * 24 * 60 * 60;

const base = { path: '/', secure: true, sameSite: 'Strict' } as const;

/** The refresh token pair of a session: a handle that scripts may read and an HttpOnly secret. Renewing needs both. */
export type RefreshTokenPair = { handle: string; secret: string };

/** Sets both cookies: the secret HttpOnly, the handle readable, for new tabs. */
function rememberSession(headers: Headers, { handle, secret }: RefreshTokenPair) {
  headers.append('Set-Cookie', serialize(secretCookie, secret, { ...base, httpOnly: true, maxAge: week }));
  headers.append('Set-Cookie', serialize(handleCookie, handle, { ...base, maxAge: week, priority: 'High' }));
}

/** True when a `Cookie` header has a session cookie, valid or not. */
export const hasSessionCookie = (cookies: string) =>
  [secretCookie, handleCookie].some((name) => cookies.includes(`${name}=`));

/** An opened or renewed session; `known` is the browser id for the cookie of known browsers. */
type Opened = { answer: LoginResponse; pair: RefreshTokenPair; known?: string };

/** The answer after opening or renewing a session; sets the cookies of the refresh token pair and of the known browser. */
export function respondWithSession(
  { answer, pair, known }: Opened,
  respond: (status: 200, body: LoginResponse) => Response,
) {
  const response = respond(200, answer);
  rememberSession(response.headers, pair);
  if (known !== undefined) rememberKnown(response.headers, known);
  return response;
}

/** Deletes both cookies; scripts cannot delete the HttpOnly one. */
export function forgetSession(headers: Headers) {
  headers.append('Set-Cookie', serialize(secretCookie, '', { ...base, httpOnly: true, maxAge: 0 }));
  headers.append('Set-Cookie', serialize(handleCookie, '', { ...base, maxAge: 0 }));
}

/** Handle and secret in the request's cookies; each is undefined when its cookie is missing. */
export function shownPair(request: Request): Partial<RefreshTokenPair> {
  const kept = parse(request.headers.get('cookie') ?? '');
  return { handle: kept[handleCookie], secret: kept[secretCookie] };
}
