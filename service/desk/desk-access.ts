import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SettingsStore } from '#service/platform/settings.ts';

export type DeskAccess = ReturnType<typeof deskAccess>;

type DeskAccessParts = {
  /** What programs hold. */
  secret: string;
  /** Names this run of the shop; its processes have it in common. */
  run: string;
  settings: Pick<SettingsStore, 'write' | 'take'>;
};

/** Under which name the database keeps the hash of the one ticket that is good. */
const ticketName = 'desk-ticket';

const hashed = (text: string) => createHash('sha256').update(text).digest();

/** True for equal texts, in a time that does not depend on where they differ. */
const isSame = (right: string, shown: string) => timingSafeEqual(hashed(right), hashed(shown));

/**
 * Who may use the tools under /dev: a program that holds the secret, or a browser that opened the printed link. The link
 * carries a ticket that is good for one browser, once, in whichever process of the shop it is shown; the browser's pass ends with this
 * run of the shop.
 */
export function deskAccess({ secret, run, settings }: DeskAccessParts) {
  const pass = createHmac('sha256', secret).update(`pass of ${run}`).digest('base64url');
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
    async issueTicket(): Promise<string> {
      const ticket = randomBytes(32).toString('base64url');
      await settings.write(ticketName, hashed(ticket).toString('base64url'));
      return ticket;
    },
    /** Uses a ticket up; false for one that is wrong or was used. */
    useTicket: (shown: string): Promise<boolean> =>
      settings.take(ticketName, hashed(shown).toString('base64url')),
  };
}
