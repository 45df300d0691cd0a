import sharp from 'sharp';

/** So many squares a side. */
const squares = 6;

const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

async function make(path: string) {
  const { width, height } = await sharp(path).metadata();
  const small = await sharp(path)
    .flatten({ background: '#fff' })
    .resize(squares, squares, { fit: 'fill' })
    .png()
    .toBuffer();
  const large = await sharp(small)
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return new Uint8Array(large);
}

/** A photograph as squares of its colours, in its own size (PNG). */
export function mosaic(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const picture = made.get(path) ?? make(path);
  made.set(path, picture);
  return picture;
}
