import type { Db } from '#service/db/database.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { publicUrlOf, type UploadPurpose } from './rules.ts';

type Whose = { userId: string; purpose: UploadPurpose };

/** Interface of uploaded pictures for reviews, refunds and others that show them; described in `upload-store.ts`. */
export type PictureUse = {
  settle(whose: Whose, url: string): Promise<void>;
  attach(tx: Db, whose: Whose, url: string): Promise<boolean>;
};

/** Fetches and re-encodes pictures from another storage; must be called before the transaction that uses them. */
export async function settlePictures(pictures: PictureUse, whose: Whose, fileKeys: readonly string[]) {
  for (const fileKey of fileKeys) await pictures.settle(whose, publicUrlOf(fileKey));
}

type Used = Whose & { fileKeys: readonly string[]; kept?: readonly string[] };

/**
 * Marks pictures as used and returns their URLs; those in `kept` are in use already and stay. Refuses a picture that is missing, of
 * another member, or used elsewhere (`upload.unknown_file`).
 */
export async function takePictures(tx: Db, pictures: PictureUse, { fileKeys, kept = [], ...whose }: Used) {
  const urls = fileKeys.map(publicUrlOf);
  for (const url of urls)
    if (!kept.includes(url) && !(await pictures.attach(tx, whose, url)))
      throw new Refusal('upload.unknown_file');
  return urls;
}
