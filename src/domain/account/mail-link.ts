import type { MailKind } from '#openapi/schema.gen.ts';

const kinds: readonly string[] = ['ORDER', 'DELIVERY', 'PRICE_DROP', 'BACK_IN_STOCK'] satisfies MailKind[];
const isKind = (word: unknown): word is MailKind => typeof word === 'string' && kinds.includes(word);

/** What the link below a mail carries behind its #. */
export type MailLink = {
  /** What the service wants to see; it alone knows whether it is genuine. */
  token: string;
  /** The kind of mail that the link stops. */
  kind: MailKind;
};

/**
 * Reads the link below a mail: before its dot the token holds, as base64url, the account and the kind of mail. Nothing comes of
 * a link that is cut or is none. Checks no signature.
 */
export function mailLinkOf(hash: string): MailLink | undefined {
  try {
    const token = decodeURIComponent(hash.slice(1));
    const payload = (token.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const named: unknown = JSON.parse(atob(payload));
    const kind: unknown = Array.isArray(named) ? named[1] : undefined;
    return isKind(kind) ? { token, kind } : undefined;
  } catch {
    return undefined;
  }
}
