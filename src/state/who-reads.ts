import type { Identity } from './session.ts';
import type { Store } from './store.ts';

/** Milliseconds that a click waits for the session of a new tab; after that the request itself fetches a token. */
const patienceMs = 10_000;

/** Whether the session has been read. */
export const isSettled = ({ state }: Identity) => state === 'member' || state === 'visitor';

/** Who reads, once that is known: a new tab fetches its session first. After `patience` ms as far as it is known. */
export function whoReads(identity: Store<Identity>, patience = patienceMs): Promise<Identity> {
  return new Promise((resolve) => {
    const answer = () => {
      clearTimeout(late);
      leave();
      resolve(identity.get());
    };
    const late = setTimeout(answer, patience);
    const leave = identity.subscribe(() => {
      if (isSettled(identity.get())) answer();
    });
    if (isSettled(identity.get())) answer();
  });
}
