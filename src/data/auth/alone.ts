/** Milliseconds in which a tab that is at work answers another one's question. */
const answerMs = 50;
/** Milliseconds after which a tab that said it was at work is taken for closed. */
const workMs = 10_000;

/** A tab is known by a number; `to` is the one that shall wait. */
type Word = { kind: 'may I' | 'wait' | 'done'; from: number; to?: number };

/**
 * One piece of work at a time over all tabs of a browser without Web Locks: a tab asks the others, waits while one is at
 * work, and the lowest number goes first when several ask at once.
 */
export function aloneByChannel(name: string) {
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
