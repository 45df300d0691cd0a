import { browserOf } from '#service/http/browser-cookies.ts';
import type { KnownBrowsers } from './known-browsers.ts';

/**
 * Interface of invitations that accounts use; injected by composition, so that the two nouns do not import each
 * other.
 */
export type Invitations = {
  /** The member to whom an invitation code belongs. */
  inviterBy(invite: string): Promise<{ userId: string } | undefined>;
  /** Stores the inviter of a new account; the first call wins. */
  join(joined: {
    userId: string;
    invite: string | undefined;
    browserAccounts: readonly string[];
    address: string;
  }): Promise<void>;
};

/** The call by which an account was made. */
type Arrival = { userId: string; invite: string | undefined; request: Request; address: string };

export type Arrivals = ReturnType<typeof arrivalsWith>;

/**
 * Records the inviter of a new account and the accounts that its browser has signed in to before. Must be called
 * before the browser is recorded for the new account.
 */
export const arrivalsWith = (invitations: Invitations, browsers: KnownBrowsers) =>
  async function arrive({ userId, invite, request, address }: Arrival) {
    if (!invite) return;
    const browserAccounts = await browsers.accountsOf(browserOf(request).known);
    await invitations.join({ userId, invite, browserAccounts, address });
  };
