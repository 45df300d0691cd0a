import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { keptPictures } from '../../visual/baseline.ts';
import { judgePictures } from '../../visual/judge.ts';
import { looksOf, nameOf } from '../../visual/look.ts';
import { inSharedPages } from '../../../scripts/story-index.ts';

const folder = mkdtempSync(`${tmpdir()}/pictures-`);
afterAll(() => rmSync(folder, { recursive: true }));

const sheet = (background: string, width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

const hand = (accept: boolean, allowed = 0) => {
  const { app, findings } = judgePictures({ root: folder, pictures: keptPictures(folder), accept, allowed });
  return {
    findings,
    async in(name: string, picture: Buffer, last = '&last') {
      const answer = await app.request(`/pictures?name=${name}${last}`, {
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

/** A sheet of 40 × 30 pixels with a patch of another colour. */
const patched = async (width: number, height: number, side = 40) =>
  sharp(await sheet('#fff', side))
    .composite([
      {
        input: await sharp(await sheet('#c00', 1))
          .resize(width, height, { fit: 'fill' })
          .toBuffer(),
        left: 3,
        top: 4,
      },
    ])
    .png()
    .toBuffer();

test('a patch of another colour, or another size, is a difference that shows before and after', async () => {
  await hand(true).in('b', await sheet('#fff'));
  const { findings, in: give } = hand(false);
  expect(await give('b', await patched(5, 4), '')).toBe('differs');
  expect(findings.different.size).toBe(0);
  expect(await give('b', await patched(5, 4))).toBe('20 pixels differ');
  expect(findings.different.get('b')).toMatchObject({ pixels: 20, before: expect.any(Buffer) });
  expect(await give('b', await sheet('#fff', 41))).toBe('30 pixels differ');
});

test('a dozen pixels are none; in other surroundings two in a thousand may differ', async () => {
  await hand(true).in('c', await sheet('#fff', 400));
  expect(await hand(false).in('c', await patched(4, 3, 400))).toBeUndefined();
  expect(await hand(false).in('c', await patched(5, 4, 400))).toBe('20 pixels differ');
  expect(await hand(false, 0.002).in('c', await patched(5, 4, 400))).toBeUndefined();
  expect(await hand(false, 0.002).in('c', await patched(5, 5, 400))).toBe('25 pixels differ');
});

test('a picture that was once found equal is known at a glance, any other is not', async () => {
  const pictures = keptPictures(folder);
  const { app } = judgePictures({ root: folder, pictures, accept: true });
  const give = async (picture: Buffer, how: string) => {
    const body = new Uint8Array(picture);
    const answer = await app.request(`/pictures?name=d&${how}`, { method: 'POST', body });
    return ((await answer.json()) as { fault?: string }).fault;
  };
  expect(await give(await sheet('#fff'), 'glance')).toBe('is not known');
  expect(await give(await sheet('#fff'), 'last')).toBeUndefined();
  pictures.saveKnown();
  const later = keptPictures(folder);
  expect(later.isKnown('d', await sheet('#fff'))).toBe(true);
  expect(later.isKnown('d', await sheet('#eee'))).toBe(false);
});

test('stories of neighbours share a page, and keep their own names', () => {
  const story = (title: string, name: string) => {
    const id = `${title}--${name}`.toLowerCase().replaceAll('/', '-');
    return [id, { type: 'story', id, title, name, importPath: `./stories/${title}.stories.tsx` }] as const;
  };
  const many = Array.from({ length: 61 }, (_, n) => story('room/First', `S${n}`));
  const index = {
    v: 5,
    entries: Object.fromEntries([...many, story('room/Second', 'A'), story('hall/Third', 'B')]),
  };
  const { entries } = inSharedPages(index);
  expect(entries['room-first--s60']).toMatchObject({ title: 'room 1', name: 'room/First › S60' });
  expect(entries['room-second--a']?.title).toBe('room 2');
  expect(entries['hall-third--b']?.title).toBe('hall 1');
  expect(Object.keys(inSharedPages(index, ['third']).entries)).toEqual(['hall-third--b']);
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
