import type { MailKind } from '#openapi/schema.gen.ts';
import { mailKinds } from '#service/db/schema/stopped-mails.ts';

/** The kind of mail to stop, and for which member. */
export type Stop = { userId: string; kind: MailKind };

type LinkParts = {
  /** The keyed hash of a text, by the shop's own key. */
  hashed: (text: string) => string;
  /** Origin of links in mails, such as `https://shop.example`. */
  linkOrigin: string;
};

export type StopLinks = ReturnType<typeof stopLinks>;

const signed = (payload: string) => `mail-stop ${payload}`;

/**
 * The links that stop a kind of mail. Each carries a token with the member and the kind, signed by the mall: whoever has the
 * mail may stop the kind or allow it again without a sign-in, and nothing else. The links do not expire, because those in old
 * mails must work, too. The page reads the kind from the part of the token before the dot, to name it before it stops it.
 */
export const stopLinks = ({ hashed, linkOrigin }: LinkParts) => {
  const token = ({ userId, kind }: Stop) => {
    const payload = Buffer.from(JSON.stringify([userId, kind])).toString('base64url');
    return `${payload}.${hashed(signed(payload))}`;
  };
  return {
    token,

    /** The page that a reader opens. The token is in the fragment, so that no server gets or logs it. */
    page: (stop: Stop) => `${linkOrigin}/unsubscribe#${token(stop)}`,

    /** The address to which mail programs post by themselves (RFC 8058). */
    oneClick: (stop: Stop) => `${linkOrigin}/hooks/mail/stop?token=${token(stop)}`,

    /** Member and kind of a token; undefined for a token that this mall has not signed. */
    read(given: string): Stop | undefined {
      const [payload = '', signature, ...more] = given.split('.');
      // Both sides are hashed once more, so that the time of the comparison tells nothing about the right signature.
      if (more.length > 0 || signature === undefined) return undefined;
      if (hashed(signature) !== hashed(hashed(signed(payload)))) return undefined;
      const [userId, named] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, string];
      const kind = mailKinds.find((one) => one === named);
      return kind && { userId, kind };
    },
  };
};
