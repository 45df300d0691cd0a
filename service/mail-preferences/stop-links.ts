import type { MailKind } from '#openapi/schema.gen.ts';
import { mailKinds } from '#service/db/schema/stopped-mails.ts';

/** Whose mails of which kind. */
export type Stop = { userId: string; kind: MailKind };

type LinkParts = {
  /** The keyed hash of a text, by the shop's own key. */
  hashed: (text: string) => string;
  /** With which links in mails begin, as `https://shop.example`. */
  linkOrigin: string;
};

export type StopLinks = ReturnType<typeof stopLinks>;

const signed = (payload: string) => `mail-stop ${payload}`;

/**
 * The links by which a mail is the last of its kind. Each carries a token that says whose mails of which kind it is about,
 * signed by the shop: who has the mail may stop its kind and have it back, signed in or not, and nothing else. They do not
 * expire, because an old mail must be stoppable, too. The page reads the kind from the part before the dot, to say which mails it
 * stops before it does.
 */
export const stopLinks = ({ hashed, linkOrigin }: LinkParts) => {
  const token = ({ userId, kind }: Stop) => {
    const payload = Buffer.from(JSON.stringify([userId, kind])).toString('base64url');
    return `${payload}.${hashed(signed(payload))}`;
  };
  return {
    token,

    /** The page that a reader opens; the token stands behind the #, so that it is in no log and is sent to nobody. */
    page: (stop: Stop) => `${linkOrigin}/unsubscribe#${token(stop)}`,

    /** The address to which mail programs post by themselves (RFC 8058). */
    oneClick: (stop: Stop) => `${linkOrigin}/hooks/mail/stop?token=${token(stop)}`,

    /** What a token is about; undefined for one that this shop has not signed. */
    read(given: string): Stop | undefined {
      const [payload = '', signature, ...more] = given.split('.');
      // Both sides are hashed once more, so that the time of comparing tells nothing of the right one.
      if (more.length > 0 || signature === undefined) return undefined;
      if (hashed(signature) !== hashed(hashed(signed(payload)))) return undefined;
      const [userId, named] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, string];
      const kind = mailKinds.find((one) => one === named);
      return kind && { userId, kind };
    },
  };
};
