import { onDemand } from '#src/state/lazy-hydrate.tsx';

/** The drawer of what has just been put into the cart; who puts it in brings its code meanwhile. */
export const LateCartPeek = onDemand(async () => (await import('./CartPeek.tsx')).CartPeek);
