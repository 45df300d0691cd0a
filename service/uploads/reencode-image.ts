import sharp, { type Sharp } from 'sharp';
import { Refusal } from '#service/domain/refusal.ts';
import { pictureBytesMax } from '#openapi/limits.ts';
import type { PictureWork } from './picture-work.ts';
import { type UploadPurpose } from './rules.ts';

/** Points that a picture may have before anything is unpacked. */
const pixelsMax = 40_000_000;

/** Sides in pixels: an avatar is a square, anything else keeps its shape. */
const avatarSide = 512;
const sideMax = 1600;
const quality = 82;

/**
 * A picture as the mall keeps it: read whole, turned as the camera says, written anew as WebP without anything that came along
 * with it (place, camera, hidden files). Anything that is not a still picture of the type it was announced as is refused.
 */
async function reencodeImage(bytes: Buffer, purpose: UploadPurpose, contentType: string): Promise<Buffer> {
  if (bytes.length > pictureBytesMax) throw new Refusal('upload.too_large');
  if (bytes.length === 0) throw unreadable();
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
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}

/** Pictures as libvips reads and writes them. */
export const sharpWork: PictureWork = { reencodeImage, sidesOf };

const unreadable = () => new Refusal('upload.unreadable');
const typeNotAllowed = () => new Refusal('upload.type_not_allowed');

const sized = (picture: Sharp, purpose: UploadPurpose) =>
  purpose === 'avatar'
    ? picture.resize(avatarSide, avatarSide, { fit: 'cover', withoutEnlargement: false })
    : picture.resize(sideMax, sideMax, { fit: 'inside', withoutEnlargement: true });

/** The type that the first bytes claim. */
function signatureOf(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 3).toString('hex') === 'ffd8ff') return 'jpeg';
  if (bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a') return 'png';
  const isWebp = bytes.subarray(0, 4).toString() === 'RIFF' && bytes.subarray(8, 12).toString() === 'WEBP';
  return isWebp ? 'webp' : undefined;
}

/** An animated PNG says so before its first picture. */
const movesAsPng = (bytes: Buffer) => {
  const picture = bytes.indexOf('IDAT');
  return signatureOf(bytes) === 'png' && bytes.subarray(0, Math.max(0, picture)).includes('acTL');
};
