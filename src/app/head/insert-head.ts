const end = Buffer.from('</head>');

/**
 * Puts a script first in a page's head and tags at its end, once that has gone by; what the page says itself is not
 * said twice.
 */
export function insertHead(
  first: string,
  tagsOf: (title: string) => string,
): TransformStream<Uint8Array, Uint8Array> {
  let kept: Buffer | undefined = Buffer.alloc(0);
  return new TransformStream({
    transform(chunk, controller) {
      if (!kept) return controller.enqueue(chunk);
      kept = Buffer.concat([kept, chunk]);
      const at = kept.indexOf(end);
      if (at < 0) return;
      const head = kept.toString('utf8', 0, at);
      const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
      controller.enqueue(
        Buffer.from(head.replace('<head>', () => `<head>${first}`) + withoutTwins(tagsOf(title), head)),
      );
      controller.enqueue(kept.subarray(at));
      kept = undefined;
    },
    flush(controller) {
      if (kept) controller.enqueue(kept);
    },
  });
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
