import { expect, it } from 'vitest';
import { insertHead } from '#src/app/head/insert-head.ts';
import { listenScript } from '#src/app/start-script.ts';

/** The page as it leaves, for a page that comes in these pieces. */
async function pageOf(pieces: string[], tags: (title: string) => string) {
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(Buffer.from(piece));
      controller.close();
    },
  });
  const script = `<script>${listenScript}</script>`;
  return new Response(source.pipeThrough(insertHead(script, tags))).text();
}

it('the script that hears the reader stands before all else, the tags at the end of the head', async () => {
  const page = await pageOf(
    ['<html><head><link rel="styl', 'esheet"><title>Kettle</title></he', 'ad><body>1</body></html>'],
    (title) => `<meta property="og:title" content="${title}">`,
  );
  expect(page.indexOf('<head><script>')).toBe('<html>'.length);
  expect(page).toMatch(/<title>Kettle<\/title><meta property="og:title" content="Kettle"><\/head><body>1/);
});

it('a description of the page’s own is not said twice', async () => {
  const own = '<meta name="description" content="mine">';
  const page = await pageOf(
    [`<html><head>${own}</head></html>`],
    () => '<meta data-page name="description" content="the mall’s">',
  );
  expect(page.match(/name="description"/g)).toHaveLength(1);
  expect(page).toContain(own);
});
