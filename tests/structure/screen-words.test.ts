import { readFileSync } from 'node:fs';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '#src/app/routes.ts';
import { screenModule } from '#src/app/screen-modules.ts';
import { type ScreenHandle, wordsOf } from '#src/app/screen.ts';
import { shortId } from '#src/i18n/short-id.ts';
import { loadedAtOnce, messagesIn } from '../../scripts/first-files.ts';

const frames: Record<string, string> = { frame: 'MainLayout', plain: 'PlainLayout' };

const screensIn = (table: RouteObject[], frame: string): { frame: string; handle: ScreenHandle }[] =>
  table.flatMap(({ id = '', handle, children = [] }) => [
    ...(handle ? [{ frame, handle: handle as ScreenHandle }] : []),
    ...screensIn(children, frames[id] ?? frame),
  ]);
const screens = screensIn(routes, '').map(({ frame, handle }) => ({ frame, handle, name: handle.name }));

const idsOf = (part: string) =>
  Object.keys(JSON.parse(readFileSync(`src/i18n/compiled/${part}/en.json`, 'utf8')) as object);

test.each(screens)(
  '$name has all words as it comes to life: one that came later would differ from what the server wrote',
  ({ frame, handle, name }) => {
    const there = new Set(['first', ...wordsOf(handle)].flatMap(idsOf));
    const files = loadedAtOnce([
      'src/app/entry.client.tsx',
      `src/app/${frame}.tsx`,
      screenModule(name) ?? `no module of ${name}`,
    ]);
    expect([...messagesIn(files)].filter((id) => !there.has(shortId(id)))).toEqual([]);
  },
);
