/**
 * A page's head with a script in front and the tags at its end, which are made for its title; what the page says itself
 * is not said twice. `head` is all of the page that stands before `</head>`.
 */
export function insertHead(head: string, first: string, tagsOf: (title: string) => string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
  return head.replace('<head>', () => `<head>${first}`) + withoutTwins(tagsOf(title), head);
}

/** A page that describes itself, or forbids to be listed, does so in its own words. */
const withoutTwins = (tags: string, head: string) =>
  ['description', 'robots'].reduce(
    (left, name) =>
      head.includes(`name="${name}"`)
        ? left.replace(new RegExp(`<meta data-page name="${name}"[^>]*>`), '')
        : left,
    tags,
  );
