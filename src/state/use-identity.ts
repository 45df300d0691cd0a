import { useMemory } from './memory.ts';
import type { Identity } from './session.ts';
import { useStore } from './store.ts';

/** Who reads: unknown while the server renders and until the browser has looked. */
export const useIdentity = (): Identity => useStore(useMemory().session.identity);

/**
 * True for a signed-in reader, and never before the browser has taken over the server's markup: what is a member's own is
 * shown only then, since another part of the page may have it earlier.
 */
export const useIsMember = (): boolean => useIdentity().state === 'member';
