import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Where the pictures are kept, as WebP without loss. */
export const baselines = 'tests/visual/baselines';

/** The browser that drew the kept pictures. */
const browserFile = `${baselines}/chromium.txt`;

/** Notes which browser (version) draws the pictures that are kept from now on. */
export function keepBrowser(version: string) {
  mkdirSync(baselines, { recursive: true });
  writeFileSync(browserFile, `${version}\n`);
}

/**
 * The part of a picture's pixels that may differ: none in the browser that drew the kept ones; another version draws
 * the edges of letters a little differently.
 */
export const allowance = (version: string) => (kept(browserFile)?.toString().trim() === version ? 0 : 0.002);

type Raw = { data: Buffer; width: number; height: number };

async function read(picture: Buffer): Promise<Raw> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const onSheet = async ({ data, width, height }: Raw, to: { width: number; height: number }) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .extend({ right: to.width - width, bottom: to.height - height, background: '#f0f' })
    .raw()
    .toBuffer();

const png = ({ data, width, height }: Raw) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

/** The new picture (PNG); where one is kept, that one, what differs, and in how many pixels. */
export type Difference = { after: Buffer; before?: Buffer; difference?: Buffer; pixels?: number };

/** The picture that is kept, if there is one. */
export function kept(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** The names of all kept pictures. */
export function allKept(): string[] {
  mkdirSync(baselines, { recursive: true });
  return readdirSync(baselines, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.replace(/\.webp$/, ''));
}

/** Keeps a picture as the one to compare with. */
export async function keep(path: string, picture: Buffer) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await sharp(picture).removeAlpha().webp({ lossless: true, effort: 4 }).toBuffer());
}

/** Compares a new picture (PNG) with the kept one: nothing, where at most `allowed` of its pixels differ. */
export async function compare(
  before: Buffer,
  after: Buffer,
  allowed: number,
): Promise<Difference | undefined> {
  const [was, is] = await Promise.all([read(before), read(after)]);
  if (was.width === is.width && was.height === is.height && was.data.equals(is.data)) return undefined;
  const size = { width: Math.max(was.width, is.width), height: Math.max(was.height, is.height) };
  const [left, right] = await Promise.all([onSheet(was, size), onSheet(is, size)]);
  const data = Buffer.alloc(left.length);
  const pixels = pixelmatch(left, right, data, size.width, size.height, { threshold: 0.1 });
  if (pixels <= allowed * size.width * size.height) return undefined;
  return { pixels, before: await png(was), after, difference: await png({ data, ...size }) };
}
