import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * The same address in the spelling of the route table (Z3): its fixed parts in their own case, no slash at the end; ids,
 * slugs, query and hash as they are. Undefined when it is spelled so already, or when no screen has it.
 */
export function canonicalAddress(routes: RouteObject[], { pathname, search, hash }: URL): string | undefined {
  const pattern = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  if (!pattern || pattern === '*') return undefined;
  const asked = partsOf(pathname);
  const path = `/${partsOf(pattern)
    .map((part, place) => (part.startsWith(':') ? (asked[place] ?? '') : part))
    .join('/')}`;
  return path === pathname ? undefined : path + search + hash;
}

const partsOf = (path: string) => path.split('/').filter(Boolean);
