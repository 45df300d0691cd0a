import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export type DeskAccess = ReturnType<typeof deskAccess>;

const hashed = (text: string) => createHash('sha256').update(text).digest();
const drawn = () => randomBytes(32).toString('base64url');

/** True for equal texts, in a time that does not depend on where they differ. */
const isSame = (right: string, shown: string) => timingSafeEqual(hashed(right), hashed(shown));

/**
 * Who may use the tools under /dev: a program that holds the secret, or a browser that opened the printed link. The link
 * carries a ticket that is good for one browser, once; the browser's pass ends with this process.
 */
export function deskAccess(secret: string) {
  const pass = drawn();
  let ticket: string | undefined;
  return {
    /** The value of the cookie that a browser gets for its ticket. */
    pass,
    /** True for `Authorization: Desk <secret>`. */
    isProgram(authorization: string | undefined): boolean {
      const shown = /^desk +(\S+)$/i.exec(authorization ?? '')?.[1];
      return shown !== undefined && isSame(secret, shown);
    },
    /** True for a browser that was let in before. */
    isKnownBrowser: (cookie: string | undefined): boolean => cookie !== undefined && isSame(pass, cookie),
    /** A new ticket; the one before it is no longer good. */
    issueTicket(): string {
      ticket = drawn();
      return ticket;
    },
    /** Uses a ticket up; false for one that is wrong or was used. */
    useTicket(shown: string): boolean {
      if (ticket === undefined || !isSame(ticket, shown)) return false;
      ticket = undefined;
      return true;
    },
  };
}
