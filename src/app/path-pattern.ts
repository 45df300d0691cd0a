import type { RouteObject } from 'react-router-dom';

/** Every path of a route table. */
export const patternsOf = (list: readonly RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...patternsOf(children)]);

const fixedParts = (pattern: string) =>
  pattern.split('/').filter((part) => part && !part.startsWith(':')).length;

/**
 * Finds the pattern of a path, `/products/:productId` for `/products/100001`, or `*`. It ranks as the router does for this
 * table (more fixed parts win) and is made once, because the router ranks its whole table anew at every call.
 */
export function patternFinder(patterns: readonly string[]): (pathname: string) => string {
  const known = patterns
    .filter((pattern) => pattern !== '*')
    .toSorted((one, other) => fixedParts(other) - fixedParts(one))
    .map((pattern) => ({
      pattern,
      matches: new RegExp(`^${pattern.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
    }));
  return (pathname) => known.find(({ matches }) => matches.test(pathname))?.pattern ?? '*';
}
