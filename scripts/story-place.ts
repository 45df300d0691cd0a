import { storyPathOf } from '../.storybook/docs/story-path.ts';
import type { StoryIndex } from './story-index.ts';

/** An index whose titles are the paths of the story files, not their places in the sidebar. */
export const byPath = ({ v, entries }: StoryIndex): StoryIndex => ({
  v,
  entries: Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => [
      id,
      { ...entry, title: storyPathOf({ fileName: entry.importPath }) },
    ]),
  ),
});
