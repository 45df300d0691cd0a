import { describe, expect, test } from 'vitest';
import { notYet, owedScreens } from '../../stories/owed/read-owed.ts';
import { text } from './source.ts';
import { storyFiles } from './story-files.ts';

const stories = new Map(storyFiles().map((found) => [found.subject, found.stories.map(({ name }) => name)]));
const screens = owedScreens(text('stories/owed/screens.txt'));
const waiting = notYet(text('stories/owed/not-yet.txt'));

const waits = (screen: string, state: string) =>
  waiting.some(
    (one) => one.screens.includes(screen) && [state, '*'].some((word) => one.states.includes(word)),
  );

describe.each(screens)('$name', ({ name, subjects, states }) => {
  test.each(states)('$state is shown, or said not to be yet', ({ state, subject, story }) => {
    const found = (subject ? [subject] : subjects).some((one) => stories.get(one)?.includes(story));
    expect(
      found || waits(name, state),
      `${name} owes ${state}: a story ${story} in stories/${subject ?? subjects[0]}.stories.tsx, or a line in stories/owed/not-yet.txt`,
    ).toBe(true);
    expect(
      found && waits(name, state),
      `${name} shows ${state}: take it out of stories/owed/not-yet.txt`,
    ).toBe(false);
  });
});

test('what is not yet there is owed by a screen', () => {
  const owes = (screen: string, state: string) =>
    screens.some(
      (one) => one.name === screen && (state === '*' || one.states.some((owed) => owed.state === state)),
    );
  const idle = waiting.flatMap((one) =>
    one.screens.flatMap((screen) =>
      one.states.filter((state) => !owes(screen, state)).map((state) => `${screen} ${state}`),
    ),
  );
  expect(idle, 'stories/owed/not-yet.txt names what no row of screens.txt owes').toEqual([]);
  expect(
    waiting.filter(({ reason }) => reason.length < 10),
    'stories/owed/not-yet.txt: a reason is missing',
  ).toEqual([]);
});

test('every story of a screen belongs to one that is named', () => {
  const named = new Set(screens.flatMap(({ subjects }) => subjects));
  const loose = [...stories.keys()].filter(
    (subject) => /^(pages|app)\//.test(subject) && !named.has(subject),
  );
  expect(loose, 'stories/owed/screens.txt names none of these').toEqual([]);
});
