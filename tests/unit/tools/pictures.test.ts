import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { keptPictures } from '../../visual/baseline.ts';
import { judgePictures } from '../../visual/judge.ts';
import { looksOf, nameOf } from '../../visual/look.ts';

const folder = mkdtempSync(`${tmpdir()}/pictures-`);
afterAll(() => rmSync(folder, { recursive: true }));

const sheet = (background: string, width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

const hand = (accept: boolean) => {
  const { app, findings } = judgePictures({ root: folder, pictures: keptPictures(folder), accept });
  return {
    findings,
    async in(name: string, picture: Buffer, browser = '1', last = '&last') {
      const answer = await app.request(`/pictures?name=${name}&browser=${browser}${last}`, {
        method: 'POST',
        body: new Uint8Array(picture),
      });
      return ((await answer.json()) as { fault?: string }).fault;
    },
  };
};

test('a picture is kept where that is wished, and then is as it was', async () => {
  expect(await hand(false).in('a/first.1280', await sheet('#fff'))).toBe('no picture is kept yet');
  const wanted = hand(true);
  expect(await wanted.in('a/first.1280', await sheet('#fff'))).toBeUndefined();
  expect([...wanted.findings.anew]).toEqual(['a/first.1280']);
  expect(keptPictures(folder).names()).toEqual(['a/first.1280']);
  const later = hand(false);
  expect(await later.in('a/first.1280', await sheet('#fff'))).toBeUndefined();
  expect(later.findings.different.size).toBe(0);
});

test('one pixel of another colour, or another size, is a difference that shows before and after', async () => {
  const wanted = hand(true);
  await wanted.in('b', await sheet('#fff'));
  const dotted = await sharp(await sheet('#fff'))
    .composite([
      {
        input: await sharp(await sheet('#c00', 1))
          .resize(1, 1)
          .toBuffer(),
        left: 3,
        top: 4,
      },
    ])
    .png()
    .toBuffer();
  const { findings, in: give } = hand(false);
  expect(await give('b', dotted, '1', '')).toBe('differs');
  expect(findings.different.size).toBe(0);
  expect(await give('b', dotted)).toBe('1 pixels differ');
  expect(findings.different.get('b')).toMatchObject({ pixels: 1, before: expect.any(Buffer) });
  expect(await give('b', await sheet('#fff', 41))).toBe('30 pixels differ');
});

test('another version of the browser may draw two in a thousand pixels differently', async () => {
  await hand(true).in('c', await sheet('#fff'), '1');
  const dot = await sharp(await sheet('#c00', 1))
    .resize(1, 1)
    .toBuffer();
  const dots = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ input: dot, left: place * 3, top: 5 }));
  const dotted = async (count: number) =>
    sharp(await sheet('#fff'))
      .composite(dots(count))
      .png()
      .toBuffer();
  expect(await hand(false).in('c', await dotted(2), '2')).toBeUndefined();
  expect(await hand(false).in('c', await dotted(3), '2')).toBe('3 pixels differ');
});

test('what a story pins wins over its modes, and each look is taken once', () => {
  const modes = {
    wide: { viewport: 1280 },
    dark: { viewport: 1280, theme: 'dark' },
    phone: { viewport: 390 },
  };
  expect(looksOf(modes, {}).map(nameOf)).toEqual(['1280', '1280-dark', '390']);
  expect(looksOf(modes, { viewport: { value: 'phone' } }).map(nameOf)).toEqual(['390', '390-dark']);
  expect(looksOf({ ...modes, dark: { disable: true } }, { theme: 'dark' }).map(nameOf)).toEqual([
    '1280-dark',
    '390-dark',
  ]);
});
