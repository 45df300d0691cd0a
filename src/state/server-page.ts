/** Milliseconds that an answer waits at most: a part may fail to come. */
const mostMs = 10_000;

/** Parts of the page as the server made it that are not alive yet; screens that are opened later have none. */
const asleep = new Set<object>();
const onceAlive: (() => void)[] = [];
let isOpening = typeof window !== 'undefined';
if (isOpening) window.addEventListener('mall:alive', () => (isOpening = false), { once: true });

/** A part of the server's page is there and sleeps. */
export function fallAsleep(part: object) {
  if (isOpening) asleep.add(part);
}

/** It is alive, or gone. */
export function wakeUp(part: object) {
  if (asleep.delete(part) && asleep.size === 0) for (const go of onceAlive.splice(0)) go();
}

/**
 * Resolves once all of the server's page is alive, or a while after. What a part reads as it comes to life must be what the
 * server wrote; an answer to another part that already is would change it, and React would throw the markup away.
 */
export const serverPageAlive = (): Promise<void> =>
  asleep.size === 0
    ? Promise.resolve()
    : new Promise((alive) => {
        onceAlive.push(alive);
        setTimeout(alive, mostMs);
      });
