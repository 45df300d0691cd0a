import { createHash } from 'node:crypto';

/** The id that a message carries in the built shop: five characters instead of its readable name. Used at build time only. */
export const shortId = (id: string) => createHash('sha256').update(id).digest('base64url').slice(0, 5);
