import { describe, expect, test } from 'vitest';
import { text } from './source.ts';
import { storyFiles } from './story-files.ts';

const list = 'tests/structure/owed-stories.txt';

const storyFileOf = (subject: string) =>
  `stories/${/^(pages|app|journeys)\//.test(subject) ? '' : 'design-system/'}${subject}.stories.tsx`;

/** `primitives/action/Button: Default* Busy LongText`: the states that a component or screen owes; a star: shown by a play. */
const owed = text(list)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [subject = '', states = ''] = line.split(': ');
    return { subject, states: states.split(' ') };
  });

const stories = new Map(storyFiles().map((found) => [found.subject, found.stories]));

describe.each(owed)('$subject', ({ subject, states }) => {
  test.each(states)('shows %s', (state) => {
    const name = state.replace('*', '');
    const found = stories.get(subject)?.find((story) => story.name === name);
    expect(found, `${storyFileOf(subject)} has no story ${name} (${list} wants it)`).toBeDefined();
    expect(
      found?.play === true || !state.endsWith('*'),
      `${storyFileOf(subject)}: ${name} has no play (its star in ${list} wants one)`,
    ).toBe(true);
  });
});

test('every component and screen has its row', () => {
  const rows = new Set(owed.map(({ subject }) => subject));
  expect(
    [...stories.keys()].filter((subject) => !rows.has(subject)),
    `${list} has no row for these`,
  ).toEqual([]);
  expect(rows.size, `${list} has two rows for one subject`).toBe(owed.length);
});
