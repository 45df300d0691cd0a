import type { UploadPurpose } from './rules.ts';

/** The operations on the bytes of a picture. */
export type PictureWork = {
  /**
   * Converts a picture to WebP without its metadata.
   * @throws Refusal `upload.too_large`, `upload.type_not_allowed` or `upload.unreadable`
   */
  reencodeImage(bytes: Buffer, purpose: UploadPurpose, contentType: string): Promise<Buffer>;
  /** The sides of a picture in pixels. */
  sidesOf(bytes: Buffer): Promise<{ width: number; height: number }>;
};
