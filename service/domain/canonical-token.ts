/**
 * True when every part of a token is the canonical base64url of its bytes. Decoders ignore spare bits and foreign characters,
 * so many texts decode to one signature; only the canonical one is accepted.
 */
export const isCanonicalToken = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
