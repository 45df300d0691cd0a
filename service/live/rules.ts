/** Streams that one member may have open in one process; a further one closes the oldest. */
export const streamsMax = 3;

/** Events that are sent again after a reconnect; a page that missed more refetches everything. */
export const replayedMax = 200;

/** Minutes for which an event is kept. */
export const keptMinutes = 10;

/** Milliseconds between two heartbeats. */
export const beatMs = 15_000;

/** Milliseconds for which changes of SKUs are gathered, so that a SKU that sells fast sends about two events a second at most. */
export const gatherMs = 400;

/**
 * Seconds that a transaction may take from writing an event to its commit. Numbers are given when events are written, so an event
 * with a lower number may become visible so much later; a stream that resumes gets the events of those seconds again.
 */
export const commitSeconds = 10;

/** Events that may wait for a client that does not read; with more the stream is closed, and the page reconnects. */
export const waitingMax = 256;

const idLength = 16;

/** The id of an event on the wire: its number with leading zeros, so that later ones sort behind. */
export const eventIdOf = (seq: number) => String(seq).padStart(idLength, '0');

/** The event number of an id; undefined for an id that is not ours. */
export const seqOf = (id: string): number | undefined => {
  const seq = /^\d{16}$/.test(id) ? Number(id) : 0;
  return Number.isSafeInteger(seq) && seq > 0 ? seq : undefined;
};
