import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SettingsStore } from '#service/platform/settings.ts';

export type DeskAccess = ReturnType<typeof deskAccess>;

type DeskAccessParts = {
  /** The desk's secret, by which programs are let in. */
  secret: string;
  /** Id of this run of the shop; all its processes have the same. */
  run: string;
  settings: Pick<SettingsStore, 'write' | 'take'>;
};

/** The setting that holds the hash of the one valid ticket. */
const ticketName = 'desk-ticket';

const hashed = (text: string) => createHash('sha256').update(text).digest();

/** True for equal texts; compares in constant time. */
const isSame = (right: string, shown: string) => timingSafeEqual(hashed(right), hashed(shown));

/**
 * Who may use the tools under /dev: a program with the secret, or a browser that opened the printed link. The link carries a
 * ticket that lets one browser in, once, in any process of the shop; the browser's cookie is valid until this run of the shop ends.
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
    /** Makes a new ticket; the previous one becomes invalid. */
    async issueTicket(): Promise<string> {
      const ticket = randomBytes(32).toString('base64url');
      await settings.write(ticketName, hashed(ticket).toString('base64url'));
      return ticket;
    },
    /** Uses a ticket; false when it is wrong or was used before. */
    useTicket: (shown: string): Promise<boolean> =>
      settings.take(ticketName, hashed(shown).toString('base64url')),
  };
}
