import type { Sharp } from 'sharp';
import { loadSharp } from '#service/media/load-sharp.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { pictureBytesMax } from '#openapi/limits.ts';
import type { PictureWork } from './picture-work.ts';
import { type UploadPurpose } from './rules.ts';

/** Pixels that a picture may have; checked before it is decoded. */
const pixelsMax = 40_000_000;

/** Sides in pixels: an avatar becomes a square of `avatarSide`, other pictures are reduced to `sideMax` in proportion. */
const avatarSide = 512;
const sideMax = 1600;
const quality = 82;

/**
 * Decodes a picture, turns it by its EXIF orientation and encodes it as WebP without metadata (place, camera, hidden files). Refuses
 * a picture of another type than announced (`upload.type_not_allowed`), an animated or broken one (`upload.unreadable`) and one of
 * too many bytes (`upload.too_large`).
 */
async function reencodeImage(bytes: Buffer, purpose: UploadPurpose, contentType: string): Promise<Buffer> {
  if (bytes.length > pictureBytesMax) throw new Refusal('upload.too_large');
  if (bytes.length === 0) throw unreadable();
  const sharp = await loadSharp();
  const announced = contentType.slice('image/'.length);
  const { format, pages } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: undefined, pages: undefined }));
  if (format === undefined && signatureOf(bytes) === announced) throw unreadable();
  if (format !== announced) throw typeNotAllowed();
  if ((pages ?? 1) > 1 || movesAsPng(bytes)) throw unreadable();
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'truncated' }).rotate();
    return await sized(picture, purpose).webp({ quality }).toBuffer();
  } catch {
    throw unreadable();
  }
}

async function sidesOf(bytes: Buffer) {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}

/** The operations on pictures, by the package sharp (libvips). */
export const sharpWork: PictureWork = { reencodeImage, sidesOf };

const unreadable = () => new Refusal('upload.unreadable');
const typeNotAllowed = () => new Refusal('upload.type_not_allowed');

const sized = (picture: Sharp, purpose: UploadPurpose) =>
  purpose === 'avatar'
    ? picture.resize(avatarSide, avatarSide, { fit: 'cover', withoutEnlargement: false })
    : picture.resize(sideMax, sideMax, { fit: 'inside', withoutEnlargement: true });

/** The type of a picture by its first bytes; undefined for other types. */
function signatureOf(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 3).toString('hex') === 'ffd8ff') return 'jpeg';
  if (bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a') return 'png';
  const isWebp = bytes.subarray(0, 4).toString() === 'RIFF' && bytes.subarray(8, 12).toString() === 'WEBP';
  return isWebp ? 'webp' : undefined;
}

/** True for an animated PNG, which has an `acTL` chunk before its first picture. */
const movesAsPng = (bytes: Buffer) => {
  const picture = bytes.indexOf('IDAT');
  return signatureOf(bytes) === 'png' && bytes.subarray(0, Math.max(0, picture)).includes('acTL');
};
