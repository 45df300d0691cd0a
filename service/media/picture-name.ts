/** Widths in pixels of the copies; other widths are refused, so that nobody can fill the disk. */
const pictureWidths: readonly number[] = [80, 160, 240, 320, 400, 480, 640, 800, 960, 1280, 1600];

export type PictureAsked = {
  /** Path below the folder of pictures. */
  name: string;
  kind: 'raster' | 'svg';
  /** Width in pixels; undefined for the original. */
  width: number | undefined;
};

/** One to three folders and a file, of letters, digits, `_` and `-`: no leading dots, so no path out of the folder. */
const safeName = /^(?:[a-z0-9][a-z0-9_-]*\/){1,3}[a-z0-9][a-z0-9_-]*\.(?:webp|png|jpe?g|svg)$/i;

/** The picture of a path below /media; undefined when path or width are not allowed. */
export function readPictureName(path: string, width: string | undefined): PictureAsked | undefined {
  if (!safeName.test(path)) return undefined;
  if (path.toLowerCase().endsWith('.svg')) return { name: path, kind: 'svg', width: undefined };
  if (width === undefined) return { name: path, kind: 'raster', width: undefined };
  const pixels = /^\d{2,4}$/.test(width) ? Number(width) : 0;
  return pictureWidths.includes(pixels) ? { name: path, kind: 'raster', width: pixels } : undefined;
}
