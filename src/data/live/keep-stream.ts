import type { StreamEvent } from '#openapi/schema.gen.ts';
import { eventsIn } from './events-in.ts';

/** Milliseconds to wait before the next try to connect, after so many that failed; ±20 % by chance. */
const pauses = [1_000, 2_000, 5_000, 10_000, 30_000];
/** Failed attempts in a row after which the page polls instead. */
const failedTries = 3;
/** Milliseconds of silence after which a connection counts as dead; the service sends a heartbeat every 15 s. */
const silenceMs = 35_000;

type StreamKeeper = {
  /** Connects; resolves with the body of the stream. */
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  hear: (event: StreamEvent) => void;
  /** True once the stream is there; false when it could not be had for a while. */
  onLine: (open: boolean) => void;
  /** Ends it for good. */
  signal: AbortSignal;
  random?: () => number;
};

/** Why a stream ended. */
type Ending = 'never-opened' | 'cut' | 'TOKEN_EXPIRED' | 'TOO_MANY_STREAMS' | 'SERVER_RESTART';

/** Keeps a stream open: connects again when it ends or goes silent, with growing pauses while that fails. */
export async function keepStream(keeper: StreamKeeper): Promise<void> {
  const { signal, onLine, random = Math.random } = keeper;
  let failed = 0;
  while (!signal.aborted) {
    const ending = await oneStream(keeper);
    if (signal.aborted) return;
    failed = ending === 'never-opened' ? failed + 1 : 0;
    if (failed >= failedTries || ending === 'TOO_MANY_STREAMS') onLine(false);
    await pause(pauseAfter(ending, failed) * (0.8 + 0.4 * random()) + spread(ending, random), signal);
  }
}

function pauseAfter(ending: Ending, failed: number): number {
  if (ending === 'TOKEN_EXPIRED') return 0;
  if (ending === 'TOO_MANY_STREAMS') return pauses.at(-1) ?? 0;
  return pauses[Math.min(Math.max(failed - 1, 0), pauses.length - 1)] ?? 0;
}

/** When the service restarts all pages reconnect; the random delay spreads them. */
const spread = (ending: Ending, random: () => number) =>
  ending === 'SERVER_RESTART' || ending === 'cut' ? random() * 1_000 : 0;

async function oneStream({ open, hear, onLine, signal }: StreamKeeper): Promise<Ending> {
  const silent = new AbortController();
  let watch: ReturnType<typeof setTimeout> | undefined;
  const onSign = () => {
    clearTimeout(watch);
    watch = setTimeout(() => silent.abort(), silenceMs);
  };
  let ending: Ending = 'never-opened';
  onSign();
  try {
    const until = AbortSignal.any([signal, silent.signal]);
    for await (const event of eventsIn(await open(until), onSign)) {
      if (signal.aborted) break;
      if (event.event === 'ready') {
        ending = 'cut';
        onLine(true);
      }
      hear(event);
      if (event.event === 'bye') return event.data.reason;
    }
  } catch {
    // A broken connection is treated like one that ended.
  } finally {
    clearTimeout(watch);
  }
  return ending;
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((rested) => {
    const rest = setTimeout(rested, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(rest);
      rested();
    });
  });
