import { expect, it } from 'vitest';
import { insertHead } from '#src/app/head/insert-head.ts';
import { listenScript } from '#src/app/start-script.ts';

const script = `<script>${listenScript}</script>`;

it('the script that hears the reader stands before all else, the tags at the end of the head', () => {
  const head = insertHead(
    '<html><head><link rel="stylesheet"><title>Kettle</title>',
    script,
    (title) => `<meta property="og:title" content="${title}">`,
  );
  expect(head.indexOf('<head><script>')).toBe('<html>'.length);
  expect(head).toMatch(/<title>Kettle<\/title><meta property="og:title" content="Kettle">$/);
});

it('a description of the page’s own is not said twice', () => {
  const own = '<meta name="description" content="mine">';
  const head = insertHead(
    `<html><head>${own}`,
    script,
    () => '<meta data-page name="description" content="the mall’s">',
  );
  expect(head.match(/name="description"/g)).toHaveLength(1);
  expect(head).toContain(own);
});
