/** What pictures can be sent for. */
export type UploadPurpose = 'review' | 'avatar' | 'refund' | 'chat';

export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type UploadType = (typeof uploadTypes)[number];

/** Minutes in which a ticket is good for one picture. */
export const ticketMinutes = 5;

/** Days after which a picture that nothing came of is removed. */
export const unusedDays = 1;

/** Where everybody reads the picture of a key, and the key of such an address; undefined for any other address. */
const shelf = '/media/uploads/';
export const publicUrlOf = (fileKey: string) => `${shelf}${fileKey}`;
export const fileKeyOf = (url: string) => (url.startsWith(shelf) ? url.slice(shelf.length) : undefined);
