import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lasting } from '../../visual/compare.ts';
import { placeFaults } from '../../visual/place.ts';
import { sameAndBlank } from '../../visual/same-and-blank.ts';

/** A white page with a black box: so many px from the left, so wide. */
async function page(left: number, width = 40) {
  const box = await sharp({ create: { width, height: 20, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  return lasting(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
      .composite([{ input: box, left, top: 50 }])
      .png()
      .toBuffer(),
  );
}

const judge = (set: Record<string, Buffer>) => sameAndBlank(Object.keys(set), (name) => set[name]);

test('two stories of a file that show the same are named, with their mode', async () => {
  const faults = await judge({
    'pages/cart/CartPage/error.390': await page(10),
    'pages/cart/CartPage/on-a-phone.390': await page(10),
    'pages/cart/CartPage/empty.390': await page(60),
  });
  expect(faults).toEqual(['pages/cart/CartPage at 390: error and on-a-phone are the same picture']);
});

test('a few pixels make no other picture, a word does', async () => {
  const [dot, word] = await Promise.all([page(10, 40), page(10, 41)]);
  const speck = await lasting(
    await sharp(dot)
      .composite([
        { input: { create: { width: 3, height: 3, channels: 3, background: '#000' } }, left: 200, top: 9 },
      ])
      .png()
      .toBuffer(),
  );
  expect(await judge({ 'a/A/one.390': dot, 'a/A/two.390': speck })).toHaveLength(1);
  expect(await judge({ 'a/A/one.390': dot, 'a/A/two.390': word })).toEqual([]);
});

test('the same picture in another mode or another file is none of this', async () => {
  const same = await page(10);
  const set = { 'a/A/one.390': same, 'a/A/one.1280': same, 'a/B/one.390': same };
  expect(await judge(set)).toEqual([]);
});

test('a blank picture is named, also a dark one; a line on it is something', async () => {
  const blank = async (background: string) =>
    lasting(
      await sharp({ create: { width: 1280, height: 900, channels: 3, background } })
        .png()
        .toBuffer(),
    );
  const faults = await judge({
    'a/A/goes.1280': await blank('#fff'),
    'a/A/goes.1280-dark': await blank('#101418'),
    'a/A/stays.1280': await page(10, 1),
  });
  expect(faults).toEqual([
    'a/A at 1280: the picture of goes is blank',
    'a/A at 1280-dark: the picture of goes is blank',
  ]);
});

test('a screen ends on itself and in the frame of the shop', () => {
  const frame = ['header', 'main'];
  expect(placeFaults('pages-cart-cartpage--error', { frame })).toEqual([]);
  expect(placeFaults('pages-cart-cartpage--default', { elsewhere: '/Checkout', frame })).toEqual([
    expect.stringContaining('it ends at /Checkout and not on its own screen'),
  ]);
  expect(placeFaults('pages-cart-cartpage--default', { frame: [] })).toEqual([
    expect.stringContaining("it stands outside the shop's frame (no header, no main)"),
  ]);
  expect(placeFaults('primitives-button--default', { frame: [] })).toEqual([]);
});
