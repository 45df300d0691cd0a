import type { FileKey, UploadTicket } from '#openapi/schema.gen.ts';
import type { UploadItem } from '#src/design-system/primitives/form/upload-items.ts';

/** A picture that is handed in; once it is sent it has the key by which the service knows it. */
export type HandedPicture = UploadItem & { fileKey?: FileKey };

/** What a draft keeps of a picture that was sent: its file is this page's alone. */
type KeptPicture = { id: string; name: string; src: string; fileKey: FileKey };

/** The pictures with one of them changed; one that was removed meanwhile stays away. */
export const withPicture = (
  pictures: readonly HandedPicture[],
  id: string,
  change: Partial<HandedPicture>,
): HandedPicture[] => pictures.map((one) => (one.id === id ? { ...one, ...change } : one));

/** As it is once its ticket has taken it. */
export const sentBy = ({ fileKey, publicUrl }: UploadTicket) =>
  ({ status: 'done', progress: 1, fileKey, src: publicUrl }) as const;

/** Those that a draft can keep. */
export const keepable = (pictures: readonly HandedPicture[]): KeptPicture[] =>
  pictures.flatMap(({ id, name, src, fileKey, status }) =>
    status === 'done' && src && fileKey ? [{ id, name, src, fileKey }] : [],
  );

/** Those that a draft kept, as they are shown. */
export const restored = (kept: readonly KeptPicture[] | undefined): HandedPicture[] =>
  (kept ?? []).map((one) => ({ ...one, status: 'done' }));

/** The service has them no more: those whose file is here can be sent again, the others are gone. */
export const lost = (pictures: readonly HandedPicture[]): HandedPicture[] =>
  pictures.flatMap(({ fileKey: _gone, ...one }) => (one.file ? [{ ...one, status: 'failed' as const }] : []));
