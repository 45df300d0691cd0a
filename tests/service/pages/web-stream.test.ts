import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { webStreamOf } from '#service/web/stream-compress.ts';

test('a page reaches its reader piece by piece', async () => {
  const pieces: string[] = [];
  for await (const piece of webStreamOf(Readable.from([Buffer.from('<html>'), Buffer.from('</html>')])))
    pieces.push(Buffer.from(piece as Uint8Array).toString());
  expect(pieces).toEqual(['<html>', '</html>']);
});

test('what is still there when the reader goes is dropped, and the page ends', async () => {
  const page = new Readable({ read() {} });
  for (const piece of ['<html>', '<body>', '</body>', '</html>']) page.push(piece);
  const reader = webStreamOf(page).getReader();
  await reader.read();
  await reader.cancel();
  page.push('later');
  await new Promise((done) => setImmediate(done));
  expect(page.destroyed).toBe(true);
});
