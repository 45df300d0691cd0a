type Entry = { type: string; id: string; title: string; name: string };
export type StoryIndex = { v: number; entries: Record<string, Entry> };

/** Opening the workbench takes as long as a few stories; so about as many as these share one opened page. */
const storiesAPage = 60;

/**
 * The stories of an index under titles that the runner opens a page for: neighbours of one room share a title, and
 * each story's name begins with its own. With `words`, only the stories whose id holds one of them.
 */
export function inSharedPages({ v, entries }: StoryIndex, words: readonly string[] = []): StoryIndex {
  const pages = new Map<string, { page: number; stories: number; title: string }>();
  const shared: Record<string, Entry> = {};
  for (const story of Object.values(entries)) {
    const { type, id, title, name } = story;
    if (type !== 'story' || (words.length > 0 && !words.some((word) => id.includes(word)))) continue;
    const room = title
      .split('/')
      .slice(0, title.startsWith('pages/') ? 1 : -1)
      .join('/');
    const seen = pages.get(room) ?? { page: 1, stories: 0, title };
    if (seen.title !== title && seen.stories >= storiesAPage)
      Object.assign(seen, { page: seen.page + 1, stories: 0 });
    Object.assign(seen, { stories: seen.stories + 1, title });
    pages.set(room, seen);
    shared[id] = { ...story, title: `${room} ${seen.page}`, name: `${title} › ${name}` };
  }
  return { v, entries: shared };
}
