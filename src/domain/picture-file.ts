import type { UploadContentType } from '#openapi/schema.gen.ts';

export const pictureTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
] as const satisfies readonly UploadContentType[];

const starts: Record<UploadContentType, RegExp> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n/,
  'image/webp': /^RIFF[\s\S]{4}WEBP/,
};

const startBytes = 12;

/** What a file is by its first bytes, whatever its name says; undefined for anything that cannot be sent. */
export async function pictureTypeOf(file: Blob): Promise<UploadContentType | undefined> {
  const bytes = new Uint8Array(await file.slice(0, startBytes).arrayBuffer());
  const start = String.fromCodePoint(...bytes);
  return pictureTypes.find((type) => starts[type].test(start));
}
