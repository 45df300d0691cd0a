import type { Db } from '#service/db/database.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { publicUrlOf, type UploadPurpose } from './rules.ts';

type Whose = { userId: string; purpose: UploadPurpose };

/** The pictures that shoppers have sent, as whoever shows them needs them; `upload-store.ts` says what each promises. */
export type PictureUse = {
  settle(whose: Whose, url: string): Promise<void>;
  attach(tx: Db, whose: Whose, url: string): Promise<boolean>;
};

/** Fetches pictures that lie in a storage elsewhere and writes them anew; before the transaction that uses them. */
export async function settlePictures(pictures: PictureUse, whose: Whose, fileKeys: readonly string[]) {
  for (const fileKey of fileKeys) await pictures.settle(whose, publicUrlOf(fileKey));
}

type Used = Whose & { fileKeys: readonly string[]; kept?: readonly string[] };

/**
 * Uses pictures, each once, and answers their addresses; those among `kept` are shown already and stay. Refuses one that is
 * not there, not this person's or used elsewhere as `upload.unknown_file`.
 */
export async function takePictures(tx: Db, pictures: PictureUse, { fileKeys, kept = [], ...whose }: Used) {
  const urls = fileKeys.map(publicUrlOf);
  for (const url of urls)
    if (!kept.includes(url) && !(await pictures.attach(tx, whose, url)))
      throw new Refusal('upload.unknown_file');
  return urls;
}
