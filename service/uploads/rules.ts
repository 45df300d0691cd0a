/** What a picture is uploaded for. */
export type UploadPurpose = 'review' | 'avatar' | 'refund' | 'chat';

export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type UploadType = (typeof uploadTypes)[number];

/** Minutes for which a ticket is valid. */
export const ticketMinutes = 5;

/** Days after which a picture that was not used is deleted. */
export const unusedDays = 1;

/** The public URL path of a file key, and the file key of such a path (undefined for any other address). */
const shelf = '/media/uploads/';
export const publicUrlOf = (fileKey: string) => `${shelf}${fileKey}`;
export const fileKeyOf = (url: string) => (url.startsWith(shelf) ? url.slice(shelf.length) : undefined);
