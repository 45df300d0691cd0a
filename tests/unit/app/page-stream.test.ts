import { expect, it } from 'vitest';
import { PageStream } from '#src/app/page-stream.ts';

/** What leaves of a page, piece by piece. */
function opened() {
  const stream = new PageStream({ headOf: (head) => `${head}<meta>`, tail: '<script>' });
  const pieces: string[] = [];
  stream.page.on('data', (piece: Buffer) => pieces.push(piece.toString()));
  const ended = new Promise<void>((end, fail) => stream.page.on('end', end).on('error', fail));
  return { stream, pieces, ended };
}

it('a flush leaves as one piece, the first one with its head, the last one with what stands behind the page', async () => {
  const { stream, pieces, ended } = opened();
  stream.write('<html><head><title>Kettle</title></he');
  stream.write('ad><body>1');
  stream.flush();
  stream.write('2');
  stream.write('3');
  stream.flush();
  stream.end('</body></html>');
  await ended;
  expect(pieces).toEqual([
    '<html><head><title>Kettle</title><meta></head><body>1',
    '23',
    '<script></body></html>',
  ]);
});

it('a page that breaks off says so to its reader', async () => {
  const { stream, ended } = opened();
  stream.write('<html><head></head>');
  stream.flush();
  stream.on('error', () => undefined);
  stream.destroy(new Error('gone'));
  await expect(ended).rejects.toThrow('gone');
});
