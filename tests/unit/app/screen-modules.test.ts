import { existsSync } from 'node:fs';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '#src/app/routes.ts';
import { screenModule } from '#src/app/screen-modules.ts';

const screensOf = (all: RouteObject[]): string[] =>
  all.flatMap(({ handle, children }) => [
    ...(handle ? [(handle as { name: string }).name] : []),
    ...screensOf(children ?? []),
  ]);

test.each(screensOf(routes))('the code of the screen %s is known by its name', (name) => {
  expect(existsSync(screenModule(name) ?? '')).toBe(true);
});
