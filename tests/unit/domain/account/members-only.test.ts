import { expect, test } from 'vitest';
import { routes } from '#src/app/routes.ts';
import type { ScreenHandle } from '#src/app/screen.ts';
import { isMembersOnly } from '#src/domain/account/members-only.ts';
import { paths } from '#src/domain/urls.ts';

test.each(['/Cart', '/cart', '/Settings', '/settings/addresses', '/profile', '/iCanchat', '/wallet'])(
  '%s is a reader’s own',
  (path) => expect(isMembersOnly(path)).toBe(true),
);

test.each(['/', '/products/1', '/Cartwright/10', '/MyFootPrint', '/Register', '/group-buy'])(
  '%s is for everybody',
  (path) => expect(isMembersOnly(path)).toBe(false),
);

test('every screen of the route table that only a member fills is known; a visitor has a footprint, too', () => {
  const screens = routes.flatMap(function inside({ children = [], ...route }): typeof routes {
    return children.length > 0 ? children.flatMap(inside) : [route];
  });
  const account = screens.filter(({ handle }) => (handle as ScreenHandle | undefined)?.account);
  const unknown = account.map(({ path = '' }) => path).filter((path) => !isMembersOnly(path));
  expect(unknown).toEqual([paths.footprint]);
});
