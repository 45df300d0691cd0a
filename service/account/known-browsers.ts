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
    /** By what a browser's own limits are counted for a number or mail; undefined for one that the account does not know. */
    async countedAs(id: string | undefined, name: string): Promise<string | undefined> {
      if (id === undefined) return undefined;
      const hash = hashOf(id);
      return (await store.isKnownTo(name, hash)) ? hash : undefined;
    },

    /** The accounts that somebody has signed in to in a browser, by the id that it shows. */
    accountsOf: async (id: string | undefined): Promise<string[]> =>
      id === undefined ? [] : store.accountsOf(hashOf(id)),

    /** Makes a browser known to an account and answers the id that it is to keep. One that no sign-in has given out is not taken. */
    async remember(userId: string, shown: string | undefined): Promise<string> {
      const isOurs = shown !== undefined && (await store.isThere(hashOf(shown)));
      const id = isOurs ? shown : newBrowserId();
      await store.note({ userId, browserHash: hashOf(id), now: clock() });
      return id;
    },

    /** Forgets the browsers of an account, all but the one that asks. */
    forgetAll: (userId: string, asking: string | undefined) =>
      store.forgetAll(userId, asking === undefined ? undefined : hashOf(asking)),

    sweep: () => store.sweep(clock()),
  };
}
