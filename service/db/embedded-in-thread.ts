import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Answers, FaultFacts, Question } from './embedded-messages.ts';
import type { Asked, Said } from './embedded-thread.ts';
import type { AsksLite, Lite } from './lite.ts';
import { projectRoot } from './project-root.ts';

type Waiting = { answer(given: unknown): void; fault(fault: FaultFacts | Error): void };

/** A file of its own in the build. From the sources it has to be read as TypeScript first, which no thread does by itself. */
const thread = import.meta.url.endsWith('.ts')
  ? { code: readSource(new URL('./embedded-thread.ts', import.meta.url)), eval: true }
  : { code: pathToFileURL(join(projectRoot(), 'dist/service/embedded-thread.js')), eval: false };

function readSource(file: URL) {
  return `import('tsx/esm/api').then(({ register }) => { register(); return import('${file.href}'); });`;
}

/**
 * Opens PGlite on a folder in a thread of its own, so that a slow statement holds no page. Rejects when it cannot be opened. If the thread
 * ends for another reason than `close`, what is asked then, and all that waits for an answer, fails.
 */
export async function liteInThread(folder: string): Promise<Lite> {
  const worker = new Worker(thread.code, { name: 'database', workerData: folder, eval: thread.eval });
  const waiting = new Map<number, Waiting>();
  const channels = new EventEmitter();
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  let lost: Error | undefined;
  let asked = 0;

  /** A process is kept alive by what it waits for, not by an open database. */
  function settle(id: number) {
    const found = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    return found;
  }

  function lose(fault: Error) {
    lost ??= fault;
    for (const id of waiting.keys()) settle(id)?.fault(lost);
  }

  function hear(said: Said) {
    if (said.kind === 'answer') settle(said.id)?.answer(said.answer);
    else if (said.kind === 'fault') settle(said.id)?.fault(said.fault);
    else if (said.kind === 'told') channels.emit(said.channel, said.payload);
  }

  await new Promise<void>((open, failed) => {
    worker.once('message', () => open());
    worker.once('error', failed);
  });
  worker.on('message', hear);
  worker.on('error', lose);
  worker.once('exit', () => lose(new Error('the thread of the database has ended')));
  worker.unref();

  async function ask<Kind extends Question['kind']>(
    question: Extract<Question, { kind: Kind }>,
  ): Promise<Answers[Kind]> {
    if (lost) throw new Error(lost.message, { cause: lost });
    asked += 1;
    const id = asked;
    try {
      return await new Promise<Answers[Kind]>((resolve, reject) => {
        waiting.set(id, { answer: (given) => resolve(given as Answers[Kind]), fault: reject });
        worker.ref();
        // A thread's messages have no origin.
        // eslint-disable-next-line unicorn/require-post-message-target-origin
        worker.postMessage({ id, question } satisfies Asked);
      });
    } catch (fault) {
      settle(id);
      // Made here, so that its stack names who asked.
      throw 'facts' in (fault as FaultFacts) ? madeOf(fault as FaultFacts) : fault;
    }
  }

  const asks = (transaction?: number): AsksLite => ({
    query: (text, params, options) =>
      ask({
        kind: 'query',
        text,
        params: params ?? [],
        rowMode: options?.rowMode,
        asText: Object.keys(options?.parsers ?? {}),
        transaction,
      }),
    exec: (text) => ask({ kind: 'exec', text, transaction }),
  });

  return {
    ...asks(),
    async transaction(work) {
      const transaction = await ask({ kind: 'begin' });
      let done;
      try {
        done = await work(asks(transaction));
      } catch (fault) {
        await ask({ kind: 'end', transaction, commit: false });
        throw fault;
      }
      await ask({ kind: 'end', transaction, commit: true });
      return done;
    },
    async listen(channel, heard) {
      channels.on(channel, heard);
      await ask({ kind: 'listen', channel });
    },
    dumpDataDir: () => ask({ kind: 'dump' }),
    async close() {
      await ask({ kind: 'close' });
      worker.ref();
      await ended;
    },
  };
}

const madeOf = ({ message, facts }: FaultFacts) => Object.assign(new Error(message), facts);
