import { describe, expect, test } from 'vitest';
import { text } from './source.ts';
import { storyFiles } from './story-files.ts';

/** `primitives/Button: Default* Busy LongText`: the states that a component or screen owes; a star: shown by a play. */
const owed = text('tests/structure/owed-stories.txt')
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
    expect(found, `${subject} owes the story ${name}`).toBeDefined();
    expect(found?.play === true || !state.endsWith('*'), `${name} owes a play`).toBe(true);
  });
});

test('every component and screen has its row', () => {
  const rows = new Set(owed.map(({ subject }) => subject));
  expect([...stories.keys()].filter((subject) => !rows.has(subject))).toEqual([]);
  expect(rows.size).toBe(owed.length);
});
