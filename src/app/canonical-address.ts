import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * The same address in the spelling of the route table (Z3), or undefined when it is spelled so already, or when no screen
 * has it.
 */
export const canonicalAddress = (routes: RouteObject[], url: URL): string | undefined =>
  escapedAddress(url) ?? spelledAs(matchRoutes(routes, url.pathname)?.at(-1)?.route.path, url);

/**
 * An address that no router can read, made readable: a percent sign that escapes nothing (`/SearchResults/50%`) is meant
 * as it stands and becomes `%25`; slashes at the front become one, or the address would name another host. Undefined for
 * an address that can be read as it is.
 */
export function escapedAddress({ pathname, search, hash }: URL): string | undefined {
  const escaped = pathname.split('/').map(escapedPart).join('/');
  return escaped === pathname ? undefined : escaped.replace(leadingSlashes, '/') + search + hash;
}

/**
 * An address as the route's pattern spells it: fixed parts in their own case, no slash at the end; ids, slugs, query and
 * hash as they are. Undefined when it is spelled so already, or without a screen.
 */
export function spelledAs(pattern: string | undefined, { pathname, search, hash }: URL): string | undefined {
  if (!pattern || pattern === '*') return undefined;
  const asked = partsOf(pathname);
  const path = `/${partsOf(pattern)
    .map((part, place) => (part.startsWith(':') ? (asked[place] ?? '') : part))
    .join('/')}`;
  return path === pathname ? undefined : path + search + hash;
}

/** Slashes and backslashes, plain or percent-encoded: browsers take two of them for the beginning of a host. */
const leadingSlashes = /^(?:[/\\]|%2f|%5c)+/i;

const partsOf = (path: string) => path.split('/').filter(Boolean);

const escapedPart = (part: string) => (decoded(part) === undefined ? part.replaceAll('%', '%25') : part);

/** The decoded text, undefined where there is none. It is returned so that no bundler takes the decoding out as unused. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
