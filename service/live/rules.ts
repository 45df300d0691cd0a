/** Streams that one member may have open in one process; with a further one the oldest ends. */
export const streamsMax = 3;

/** Events that are sent again after a reconnect; a page that missed more refetches everything. */
export const replayedMax = 200;

/** Minutes for which an event is kept. */
export const keptMinutes = 10;

/** Milliseconds between two heartbeats. */
export const beatMs = 15_000;

/** Milliseconds for which changes of carts are gathered: a SKU that sells fast is told of twice a second at most. */
export const gatherMs = 400;

/**
 * Seconds that a transaction may take from writing an event to its commit. Numbers are given when events are written, so an
 * event with a lower number may come to light that much later; who resumes gets those seconds again.
 */
export const commitSeconds = 10;

/** Blocks that may wait for a reader who does not take them; then the stream is cut, and the page resumes. */
export const waitingMax = 256;

const idLength = 16;

/** The id of an event on the wire: its number with leading zeros, so that later ones sort behind. */
export const eventIdOf = (seq: number) => String(seq).padStart(idLength, '0');

/** The number behind an id; undefined when it is none of ours. */
export const seqOf = (id: string): number | undefined => {
  const seq = /^\d{16}$/.test(id) ? Number(id) : 0;
  return Number.isSafeInteger(seq) && seq > 0 ? seq : undefined;
};
