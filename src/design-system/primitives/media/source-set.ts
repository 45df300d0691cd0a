/** The widths (px) that a page asks for; the service answers these and a few more. */
const steps = [80, 160, 320, 400, 480, 640, 800, 960, 1280, 1600];
const sharpest = 2;
/** The widths for each room that was asked for: pages have dozens of pictures, and few rooms. */
const known = new Map<number, readonly number[]>();

function widthsFor(room: number): readonly number[] {
  const enough = steps.find((step) => step >= room * sharpest) ?? steps.at(-1) ?? room;
  const widths = steps.filter((step) => step <= enough && step * sharpest >= room);
  known.set(room, widths);
  return widths;
}

/** The addresses of a picture from about the room that it takes (px) up to twice that, for dense screens. */
export function sourceSet(src: string, room: number): { src: string; srcSet?: string } {
  if (!src.startsWith('/media/') || src.endsWith('.svg')) return { src };
  const widths = known.get(room) ?? widthsFor(room);
  return {
    src: `${src}?w=${widths.at(-1)}`,
    srcSet: widths.map((width) => `${src}?w=${width} ${width}w`).join(', '),
  };
}

/** A screen of 2.625 or 3 pixels a point shows with 2 what an eye can tell apart at arm's length. */
const denseScreen = '(min-resolution: 2.5x)';
const denseShare = 0.76;
const lastSize = /([\d.]+)(px|vw)$/;
const lightened = new Map<string, string>();

/**
 * Sizes of a picture, as its element has them, with one more for very dense screens that have room for no more than the last of them: phones.
 * It says three quarters of the truth, so that the browser takes the picture which a screen of two pixels a point would get.
 */
export function lightSizes(sizes: string): string {
  const found = lightened.get(sizes);
  if (found) return found;
  const light = sizes.replace(lastSize, (last: string, room: string, unit: string) => {
    const share = Math.round(Number(room) * denseShare);
    return `${denseScreen} ${share}${unit}, ${last}`;
  });
  lightened.set(sizes, light);
  return light;
}
