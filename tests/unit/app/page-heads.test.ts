import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pageHeads } from '#src/app/head/page-heads.ts';
import { routes } from '#src/app/routes.ts';
import type { ScreenHandle } from '#src/app/screen.ts';

const screensOf = (all: RouteObject[]): ScreenHandle[] =>
  all.flatMap(({ handle, children }) => [
    ...(handle ? [handle as ScreenHandle] : []),
    ...screensOf(children ?? []),
  ]);
const screens = screensOf(routes);

test('heads are written for the screens of the route table and for nothing else', () => {
  expect(Object.keys(pageHeads).toSorted()).toEqual(screens.map(({ name }) => name).toSorted());
});

test.each(screens.filter(({ account }) => account).map(({ name }) => name))(
  'no search engine lists %s, which is a member’s own',
  (name) => expect(pageHeads[name]).toBe('unlisted'),
);
