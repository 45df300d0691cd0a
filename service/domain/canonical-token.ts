/**
 * True for a token of which every part is written as its bytes are written anew. Decoders ignore spare bits and strange
 * signs, so one signature has many spellings; only one of them is a token's.
 */
export const isCanonicalToken = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
