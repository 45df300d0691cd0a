import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { patternFinder, patternsOf } from '#src/app/path-pattern.ts';
import { routes } from '#src/app/routes.ts';

const patternOf = patternFinder(patternsOf(routes));

test.each([
  '/',
  '/Cart',
  '/cart/',
  '/products/100001',
  '/products/100001/more',
  '/Electronics/10001',
  '/Electronics/10001/prods/Phones-10003',
  '/services/new-5',
  '/store/Casora/2003',
  '/discover',
  '/discover/sub/x-10001',
  '/agreements/privacy',
  '/SearchResults/air%20fryer',
  '/SearchResults',
  '/nothing',
  '/a/b/c',
])('%s has the pattern that the router finds', (path) => {
  expect(patternOf(path)).toBe(matchRoutes(routes, path)?.at(-1)?.route.path);
});
