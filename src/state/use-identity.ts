import { useMemory } from './memory.ts';
import type { Identity } from './session.ts';
import { useStore } from './store.ts';

/** Who reads: unknown while the server renders and until the browser has looked. */
export const useIdentity = (): Identity => useStore(useMemory().session.identity);

/** True for a signed-in reader. */
export const useIsMember = (): boolean => useIdentity().state === 'member';
