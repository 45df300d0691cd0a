import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

type Raw = { data: Buffer; width: number; height: number };

/** The three lowest bits of a colour are not seen, and weigh a third of a kept picture. */
const seenBits = 0b1111_1000;

/** The pixels of a picture (RGBA), without what no eye sees. */
export async function pixelsOf(picture: Buffer): Promise<Raw> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let byte = 0; byte < data.length; byte++) data[byte]! &= seenBits;
  return { data, width: info.width, height: info.height };
}

/** A picture as it is kept: WebP without loss. */
export async function lasting(picture: Buffer): Promise<Buffer> {
  const { data, width, height } = await pixelsOf(picture);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
}

const onSheet = async ({ data, width, height }: Raw, to: { width: number; height: number }) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .extend({ right: to.width - width, bottom: to.height - height, background: '#f0f' })
    .raw()
    .toBuffer();

const png = ({ data, width, height }: Raw) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();

/** The new picture (PNG); where one is kept, that one, what differs, and in how many pixels. */
export type Difference = { after: Buffer; before?: Buffer; difference?: Buffer; pixels?: number };

/**
 * So many pixels are no difference: a picture within the page is scaled from what the browser happens to hold of it, and
 * the edges of a few of its squares then fall differently.
 */
export const fewPixels = 12;

/** Compares a new picture (PNG) with the kept one: nothing, where at most `allowed` of its pixels (or a few) differ. */
export async function compare(
  before: Buffer,
  after: Buffer,
  allowed: number,
): Promise<Difference | undefined> {
  const [was, is] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  if (was.width === is.width && was.height === is.height && was.data.equals(is.data)) return undefined;
  const size = { width: Math.max(was.width, is.width), height: Math.max(was.height, is.height) };
  const [left, right] = await Promise.all([onSheet(was, size), onSheet(is, size)]);
  const data = Buffer.alloc(left.length);
  const pixels = pixelmatch(left, right, data, size.width, size.height, { threshold: 0.1 });
  if (pixels <= Math.max(fewPixels, allowed * size.width * size.height)) return undefined;
  return { pixels, before: await png(was), after, difference: await png({ data, ...size }) };
}
