import { readdirSync, readFileSync } from 'node:fs';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '#src/app/routes.ts';
import { screenModule } from '#src/app/screen-modules.ts';
import { workbenchAddress } from '#src/app/workbench-address.ts';

const screensOf = (all: RouteObject[]): string[] =>
  all.flatMap(({ handle, children }) => [
    ...(handle ? [(handle as { name: string }).name] : []),
    ...screensOf(children ?? []),
  ]);

/** As Storybook makes ids: of the file's path and the story's name. */
const dashed = (text: string) => text.toLowerCase().replaceAll('/', '-');
const storyIds = new Set(
  readdirSync('stories', { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    if (!/^(pages|app)\b.*\.stories\.tsx$/.test(file)) return [];
    const title = dashed(file.replace(/\.stories\.tsx$/, ''));
    return [...readFileSync(`stories/${file}`, 'utf8').matchAll(/export const (\w+) = meta\.story/g)].map(
      ([, name = '']) => `${title}--${name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()}`,
    );
  }),
);

test.each(screensOf(routes))('from the screen %s a link leads to a story that there is', (name) => {
  const story = workbenchAddress(screenModule(name) ?? '').split('/story/')[1];
  expect([...storyIds]).toContain(story);
});
