import { randomBytes } from 'node:crypto';
import type { Clock } from '#service/domain/clock.ts';
import type { KnownBrowserStore } from './known-browser-queries.ts';

type KnownBrowserParts = {
  store: KnownBrowserStore;
  /** Keyed hash of a browser's id, stored in place of the id. */
  hashed: (name: string) => string;
  clock: Clock;
};

/** A new browser id: 128 random bits. */
export const newBrowserId = () => randomBytes(16).toString('base64url');

export type KnownBrowsers = ReturnType<typeof knownBrowsers>;

/**
 * The browsers that have signed in to an account. They have limits of their own (codes, password attempts), so that
 * strangers cannot lock the owner out.
 */
export function knownBrowsers({ store, hashed, clock }: KnownBrowserParts) {
  const hashOf = (id: string) => hashed(`browser ${id}`);

  return {
    /** The hash under which a known browser's own limits are counted; undefined when the account does not know the browser. */
    async countedAs(id: string | undefined, name: string): Promise<string | undefined> {
      if (id === undefined) return undefined;
      const hash = hashOf(id);
      return (await store.isKnownTo(name, hash)) ? hash : undefined;
    },

    /** The user ids of the accounts that a browser has signed in to; none for undefined, a browser without the cookie. */
    accountsOf: async (id: string | undefined): Promise<string[]> =>
      id === undefined ? [] : store.accountsOf(hashOf(id)),

    /**
     * Makes a browser known to an account and returns the browser id for its cookie. An id in the cookie (`shown`) that no sign-in
     * has stored was not issued by us: a new id replaces it.
     */
    async remember(userId: string, shown: string | undefined): Promise<string> {
      const isOurs = shown !== undefined && (await store.isThere(hashOf(shown)));
      const id = isOurs ? shown : newBrowserId();
      await store.note({ userId, browserHash: hashOf(id), now: clock() });
      return id;
    },

    /** Deletes the known browsers of an account but the asking one; undefined deletes all. */
    forgetAll: (userId: string, asking: string | undefined) =>
      store.forgetAll(userId, asking === undefined ? undefined : hashOf(asking)),

    sweep: () => store.sweep(clock()),
  };
}
