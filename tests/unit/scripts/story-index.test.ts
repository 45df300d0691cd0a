import { expect, test } from 'vitest';
import {
  inSharedPages,
  picturesAsked,
  type StoryIndex,
  unknownStories,
} from '../../../scripts/story-index.ts';

const story = (id: string, title: string, name: string) => ({
  type: 'story',
  id,
  title,
  name,
  importPath: `./stories/${title}.stories.tsx`,
});

const index: StoryIndex = {
  v: 5,
  entries: {
    'pages-cart--default': story('pages-cart--default', 'pages/Cart', 'Default'),
    'pages-cart--error': story('pages-cart--error', 'pages/Cart', 'Error'),
    'primitives-button--default': story('primitives-button--default', 'primitives/Button', 'Default'),
    'primitives-button--docs': {
      ...story('primitives-button--docs', 'primitives/Button', 'Docs'),
      type: 'docs',
    },
  },
};

test('a word that names no story is told in a sentence', () => {
  expect(unknownStories(index, ['cart--', 'button'])).toBeUndefined();
  expect(unknownStories(index, [])).toBeUndefined();
  expect(unknownStories(index, ['cart', 'kart', 'button--docs'])).toBe(
    'No story is known by "kart" or "button--docs": give a part of an id, as pages-cart--default, or the path of a story file',
  );
  expect(unknownStories(index, ['stories/pages/Kart.stories.tsx'])).toContain(
    'stories/pages/Kart.stories.tsx',
  );
});

test('stories are asked for by a part of an id, or by their file', () => {
  const asked = (...words: string[]) => Object.keys(inSharedPages(index, words).entries);
  expect(asked('error')).toEqual(['pages-cart--error']);
  expect(asked('stories/pages/Cart.stories.tsx')).toEqual(['pages-cart--default', 'pages-cart--error']);
  expect(asked()).toHaveLength(3);
});

test('a few stories of one room are spread over the runner’s workers, many share its pages', () => {
  const pagesOf = (files: number) => {
    const stories = Array.from({ length: files * 2 }, (_, at) =>
      story(`pages-p${at >> 1}--s${at}`, `pages/P${at >> 1}`, `S${at}`),
    );
    const shared = inSharedPages({ v: 5, entries: Object.fromEntries(stories.map((one) => [one.id, one])) });
    return new Set(Object.values(shared.entries).map(({ title }) => title)).size;
  };
  expect(pagesOf(9)).toBe(5);
  expect(pagesOf(300)).toBe(10);
});

test('a kept picture is asked for with its story; without words all are, also those whose story is gone', () => {
  const kept = ['pages/Cart/default.1280-dark', 'pages/Cart/gone.390', 'primitives/Button/default.390'];
  expect(picturesAsked(index, kept, ['cart'])).toEqual(['pages/Cart/default.1280-dark']);
  expect(picturesAsked(index, kept, ['stories/primitives/Button.stories.tsx'])).toEqual([kept[2]]);
  expect(picturesAsked(index, kept, [])).toEqual(kept);
});
