import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * The same address in the spelling of the route table (Z3): its fixed parts in their own case, no slash at the end; ids,
 * slugs, query and hash as they are. A percent sign that escapes nothing (`/SearchResults/50%`) is meant as it stands and
 * becomes `%25`, because no router can read it. Undefined when it is spelled so already, or when no screen has it.
 */
export function canonicalAddress(routes: RouteObject[], { pathname, search, hash }: URL): string | undefined {
  if (!isReadable(pathname)) return pathname.split('/').map(repaired).join('/') + search + hash;
  const pattern = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  if (!pattern || pattern === '*') return undefined;
  const asked = partsOf(pathname);
  const path = `/${partsOf(pattern)
    .map((part, place) => (part.startsWith(':') ? (asked[place] ?? '') : part))
    .join('/')}`;
  return path === pathname ? undefined : path + search + hash;
}

const partsOf = (path: string) => path.split('/').filter(Boolean);

function isReadable(text: string) {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const repaired = (part: string) => (isReadable(part) ? part : part.replaceAll('%', '%25'));
