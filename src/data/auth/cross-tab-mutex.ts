/** Milliseconds within which the tab that holds the mutex answers. */
const answerMs = 50;
/** Milliseconds after which a waiting tab asks again, because the holder may have been closed. */
const workMs = 10_000;

/** Message between tabs; `from` is the sender's random number, `to` the tab that has to wait. */
type Word = { kind: 'may I' | 'wait' | 'done'; from: number; to?: number };

/**
 * Mutex over all tabs for browsers without Web Locks, by BroadcastChannel: a tab asks the others and waits while
 * one of them holds it; of several that ask at once, the lowest number wins.
 */
export function crossTabMutex(name: string) {
  const channel = new BroadcastChannel(name);
  const own = Math.random();
  const say = (kind: Word['kind'], to?: number) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
    channel.postMessage({ kind, from: own, to } satisfies Word);
  };
  let state: 'idle' | 'asking' | 'working' = 'idle';
  let refused = false;
  let done: () => void = () => undefined;
  channel.addEventListener('message', ({ data: { kind, from, to } }: MessageEvent<Word>) => {
    if (kind === 'may I' && (state === 'working' || (state === 'asking' && own < from))) say('wait', from);
    if (kind === 'wait' && to === own) refused = true;
    if (kind === 'done') done();
  });
  const rest = (ms: number) => new Promise((later) => setTimeout(later, ms));

  const ask = async (): Promise<void> => {
    state = 'asking';
    refused = false;
    const over = new Promise<void>((resolve) => {
      done = resolve;
    });
    say('may I');
    await rest(answerMs);
    if (!refused) return undefined;
    state = 'idle';
    await Promise.race([over, rest(workMs)]);
    return ask();
  };

  return async function alone<T>(work: () => Promise<T>): Promise<T> {
    await ask();
    state = 'working';
    try {
      return await work();
    } finally {
      state = 'idle';
      say('done');
    }
  };
}
