import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '#src/app/routes.ts';
import type { ScreenHandle } from '#src/app/screen.ts';
import { screenModule } from '#src/app/screen-modules.ts';
import { folderOf } from '../../../scripts/reach/opened-screens.ts';
import { browsing, ordered } from '../../../scripts/first-files.ts';

/** What the route table says of each screen. */
const handles = (list: readonly RouteObject[]): ScreenHandle[] =>
  list.flatMap(({ handle, children = [] }) => [
    ...(handle ? [handle as ScreenHandle] : []),
    ...handles(children),
  ]);

/** The folders of the screens of which the route table says so. */
const foldersOf = (says: (handle: ScreenHandle) => boolean | undefined) =>
  [
    ...new Set(
      handles(routes)
        .filter(says)
        .map(({ name }) => folderOf(screenModule(name) ?? '')),
    ),
  ].toSorted();

test('the words of a screen are in the file that the route table says: scripts/first-files.ts lists the same screens', () => {
  expect(foldersOf(({ ordered: is }) => is)).toEqual(ordered.toSorted());
  expect(foldersOf(({ browse }) => browse)).toEqual(browsing.toSorted());
});
