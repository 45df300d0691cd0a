import { existsSync, readFileSync } from 'node:fs';
import { toId, storyNameFromExport } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { keptPictures } from '../visual/baseline.ts';
import { storyFileOf } from '../../scripts/reach/changed-keys.ts';
import { storiesOf } from './story-files.ts';

const kept = 'tests/visual/baselines';
const names = keptPictures(kept).names();

/** The stories of a file as they stand in the names of pictures. */
const storiesIn = (file: string): string[] =>
  existsSync(file)
    ? storiesOf(file).map(({ name }) => toId('x', storyNameFromExport(name)).replace('x--', ''))
    : [];

test('every kept picture is one of a story that there is', () => {
  const stories = new Map([...new Set(names.map(storyFileOf))].map((file) => [file, storiesIn(file)]));
  const lost = names.filter((name) => {
    const [, story = ''] = /([^/]+)\.[^.]+$/.exec(name) ?? [];
    return !stories.get(storyFileOf(name))?.includes(story);
  });
  expect(lost, `${kept}: pictures whose story is gone; remove them`).toEqual([]);
});

test('what is known of the bytes of pictures is known of kept ones', () => {
  const known = Object.keys(JSON.parse(readFileSync(`${kept}/digests.json`, 'utf8')) as object);
  const all = new Set(names);
  expect(
    known.filter((name) => !all.has(name)),
    `${kept}/digests.json knows pictures that are gone; take them out`,
  ).toEqual([]);
});
