type Entry = { type: string; id: string; title: string; name: string; importPath: string };
export type StoryIndex = { v: number; entries: Record<string, Entry> };

/** A story is asked for by a part of its id, or by the path of its file (`stories/…`). */
const isAsked = ({ id, importPath }: Entry, word: string) =>
  word.startsWith('stories/') ? importPath === `./${word}` : id.includes(word);

/** What is wrong with the words that stories are asked for by, in a sentence; nothing where each names one at least. */
export function unknownStories({ entries }: StoryIndex, words: readonly string[]): string | undefined {
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const unknown = words.filter((word) => !stories.some((story) => isAsked(story, word)));
  if (unknown.length === 0) return undefined;
  const [sample] = stories;
  return `No story is known by ${unknown.map((word) => `"${word}"`).join(' or ')}: give a part of an id${sample ? `, as ${sample.id},` : ''} or the path of a story file`;
}

/**
 * Of the names of kept pictures (`pages/cart/CartPage/default.1280-dark`), those of the stories that `words` ask for;
 * all without words. The index has its titles by path.
 */
export function picturesAsked(
  { entries }: StoryIndex,
  names: readonly string[],
  words: readonly string[],
): readonly string[] {
  if (words.length === 0) return names;
  const asked = Object.values(entries).filter((story) => words.some((word) => isAsked(story, word)));
  const stories = new Set(asked.map(({ title, id }) => `${title}/${id.split('--')[1]}`));
  return names.filter((name) => stories.has(name.slice(0, name.lastIndexOf('.'))));
}

/** Opening the workbench takes as long as a few stories; so at most about as many as these share one opened page. */
const storiesAPage = 60;
/** Of a few stories each of the runner's three workers has some: two pages for each, since some stories are longer than others. */
const pagesAtLeast = 6;

/**
 * The stories of an index under titles that the runner opens a page for: neighbours of one room share a title, and
 * each story's name begins with its own. With `words`, only the stories that one of them names.
 */
export function inSharedPages({ v, entries }: StoryIndex, words: readonly string[] = []): StoryIndex {
  const pages = new Map<string, { page: number; stories: number; title: string }>();
  const shared: Record<string, Entry> = {};
  const asked = Object.values(entries).filter(
    (story) => story.type === 'story' && (words.length === 0 || words.some((word) => isAsked(story, word))),
  );
  const aPage = Math.min(storiesAPage, Math.ceil(asked.length / pagesAtLeast));
  for (const story of asked) {
    const { id, title, name } = story;
    const parts = title.split('/');
    // Nouns of a room share its pages: each page opens the workbench once.
    const room = parts.slice(0, title.startsWith('pages/') ? 1 : Math.min(2, parts.length - 1)).join('/');
    const seen = pages.get(room) ?? { page: 1, stories: 0, title };
    if (seen.title !== title && seen.stories >= aPage)
      Object.assign(seen, { page: seen.page + 1, stories: 0 });
    Object.assign(seen, { stories: seen.stories + 1, title });
    pages.set(room, seen);
    shared[id] = { ...story, title: `${room} ${seen.page}`, name: `${title} › ${name}` };
  }
  return { v, entries: shared };
}
