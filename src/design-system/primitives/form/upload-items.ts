import type { UploadContentType } from '#openapi/schema.gen.ts';

/** One picture that is handed in, as far as it has come. */
export type UploadItem = {
  id: string;
  /** Its file's name, to tell it from the others. */
  name: string;
  /** The picture as it was chosen here… */
  file?: File;
  /** …or where it already lies. */
  src?: string;
  status: 'uploading' | 'done' | 'failed';
  /** How much of it has been sent, 0 to 1. */
  progress?: number;
};

/** What a picture must be; the service's tickets say it. */
export type UploadRules = {
  /** How many may still come. */
  room: number;
  /** Bytes that one picture may have. */
  maxBytes: number;
  contentTypes: readonly UploadContentType[];
};

type Refused = { name: string; why: 'wrongType' | 'tooBig' | 'tooMany' };

/** Which of the chosen files may go, and why the others may not; before a byte is sent. */
export function sortFiles(files: readonly File[], { room, maxBytes, contentTypes }: UploadRules) {
  const taken: File[] = [];
  const refused: Refused[] = [];
  const types: readonly string[] = contentTypes;
  for (const file of files) {
    const { name } = file;
    if (!types.includes(file.type)) refused.push({ name, why: 'wrongType' });
    else if (file.size > maxBytes) refused.push({ name, why: 'tooBig' });
    else if (taken.length >= room) refused.push({ name, why: 'tooMany' });
    else taken.push(file);
  }
  return { taken, refused };
}
