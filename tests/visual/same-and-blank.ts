import { fewPixels, pixelsOf } from './compare.ts';

type Picture = { name: string; story: string; file: Buffer };

/** A picture of one colour is smaller than this, in bytes, as WebP without loss. */
const blankBytes = 1024;
/** Pictures that are equal but for a few pixels weigh the same but for this part, or these bytes. */
const sameWeight = { part: 0.01, bytes: 64 };

/** `pages/cart/CartPage/error.390` is the story `error` of `pages/cart/CartPage` at `390`. */
function partsOf(name: string) {
  const [, file = '', story = '', mode = ''] = /^(.*)\/([^/]+)\.([^.]+)$/.exec(name) ?? [];
  return { file, story, mode };
}

async function isBlank({ file }: Picture): Promise<boolean> {
  if (file.length > blankBytes) return false;
  const { data } = await pixelsOf(file);
  return data.every((byte, at) => byte === data[at % 4]);
}

async function areEqual(one: Picture, other: Picture): Promise<boolean> {
  if (one.file.equals(other.file)) return true;
  const [least, most] = [one.file.length, other.file.length].toSorted((a, b) => a - b);
  if (most! - least! > Math.max(sameWeight.bytes, sameWeight.part * least!)) return false;
  const [left, right] = await Promise.all([pixelsOf(one.file), pixelsOf(other.file)]);
  if (left.width !== right.width || left.height !== right.height) return false;
  let different = 0;
  for (let at = 0; at < left.data.length && different <= fewPixels; at += 4)
    if (left.data.compare(right.data, at, at + 4, at, at + 4) !== 0) different += 1;
  return different <= fewPixels;
}

/**
 * What is wrong with a set of kept pictures, a sentence each: two stories of one file that show the same in the same
 * mode (then one of them does not show what its name says), and pictures that show nothing.
 */
export async function sameAndBlank(
  names: Iterable<string>,
  find: (name: string) => Buffer | undefined,
): Promise<string[]> {
  const sets = new Map<string, Picture[]>();
  for (const name of [...names].toSorted()) {
    const kept = find(name);
    const { file, story, mode } = partsOf(name);
    const set = `${file} at ${mode}`;
    if (kept) sets.set(set, [...(sets.get(set) ?? []), { name, story, file: kept }]);
  }
  const faults: string[] = [];
  for (const [set, pictures] of sets) {
    for (const [place, picture] of pictures.entries()) {
      if (await isBlank(picture)) faults.push(`${set}: the picture of ${picture.story} is blank`);
      for (const before of pictures.slice(0, place))
        if (await areEqual(before, picture))
          faults.push(`${set}: ${before.story} and ${picture.story} are the same picture`);
    }
  }
  return faults;
}

/** What to do about them. */
export const sameAndBlankAdvice =
  'A story ends in the state that it is named by; what happens in it is a story of its own with `parameters: behaviour`, without a picture.';
