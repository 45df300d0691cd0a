import type { UploadPurpose } from './rules.ts';

/** What is done with the bytes of a picture. */
export type PictureWork = {
  /**
   * A picture as the mall keeps it: WebP, without anything that came along with it.
   * @throws Refusal upload.*
   */
  reencodeImage(bytes: Buffer, purpose: UploadPurpose, contentType: string): Promise<Buffer>;
  /** The sides of a picture in pixels. */
  sidesOf(bytes: Buffer): Promise<{ width: number; height: number }>;
};
