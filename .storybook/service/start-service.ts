import { mailbox } from './mailbox.ts';
import type { Answered, Asked, News } from './protocol.ts';

export type RunningService = Awaited<ReturnType<typeof startService>>;

/** Starts the product service in a worker of its own, filled; resolves when it answers. `report` hears of its faults. */
export async function startService(report: (fault: string) => void) {
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    type: 'module',
    name: 'product service',
  });
  const ms = await new Promise<number>((opened, failed) => {
    worker.addEventListener('error', ({ message }) => failed(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<News>) => {
      if ('open' in data) opened(data.ms);
      else if ('letter' in data) mailbox.take(data.letter);
      else {
        failed(new Error(data.fault));
        report(data.fault);
      }
    });
  });
  return {
    /** How long it took to open, ms. */
    ms,
    ask: (asked: Asked) =>
      new Promise<Answered>((answered) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
          port1.close();
          answered(data);
        });
        port1.start();
        worker.postMessage(asked, [port2, ...(asked.body ? [asked.body] : [])]);
      }),
    end: () => worker.terminate(),
  };
}
