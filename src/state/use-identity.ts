import { useClientState } from './client-state.ts';
import type { Identity } from './session.ts';
import { useStore } from './store.ts';

/** The reader's identity; `unknown` on the server and until the browser has read the session. */
export const useIdentity = (): Identity => useStore(useClientState().session.identity);

/**
 * True for a signed-in reader, and never before the browser has taken over the server's markup: what is a member's own is
 * shown only then, since another part of the page may have it earlier.
 */
export const useIsMember = (): boolean => useIdentity().state === 'member';
