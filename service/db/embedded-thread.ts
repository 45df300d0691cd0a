/** The thread of the embedded database: opens PGlite in the folder that it is given and answers what the other thread asks. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import type { Answers, FaultFacts, Question } from './embedded-messages.ts';
import { embeddedOptions } from './embedded-options.ts';
import { preparesWhatComesAgain } from './embedded-prepared.ts';

/** A question with a number, by which its answer is known. */
export type Asked = { id: number; question: Question };

/** What the thread says: that the database is open, an answer, a fault, or what was told on a channel. */
export type Said =
  | { kind: 'open' }
  | { kind: 'answer'; id: number; answer: Answers[keyof Answers] }
  | { kind: 'fault'; id: number; fault: FaultFacts }
  | { kind: 'told'; channel: string; payload: string };

type Held = {
  tx: Transaction;
  commit(): void;
  rollBack(): void;
  /** Settles when the database has ended it, either way. */
  ended: Promise<unknown>;
};

// A thread's messages have no origin.
// eslint-disable-next-line unicorn/require-post-message-target-origin
const say = (said: Said) => parentPort?.postMessage(said);
const lite = await PGlite.create(workerData as string, embeddedOptions);
const prepared = preparesWhatComesAgain(lite);
const held = new Map<number, Held>();
const rolledBack = Symbol('rolled back');
const asItIs = (text: string) => text;
let transactions = 0;

function optionsOf({ rowMode, asText }: Extract<Question, { kind: 'query' }>): QueryOptions {
  return { rowMode, parsers: Object.fromEntries(asText.map((type) => [type, asItIs])) };
}

/** The open transaction of this number; none where no number is given. */
function openOf(transaction: number | undefined): Transaction | undefined {
  if (transaction === undefined) return undefined;
  const found = held.get(transaction);
  if (!found) throw new Error('the transaction has ended');
  return found.tx;
}

/** Begins a transaction that the other thread ends; what comes meanwhile and does not belong to it waits, as ever in PGlite. */
function begin(): Promise<number> {
  transactions += 1;
  const id = transactions;
  return new Promise((begun, failed) => {
    const ended: Promise<void> = lite.transaction(
      (tx) =>
        new Promise<void>((commit, drop) => {
          held.set(id, { tx, commit, rollBack: () => drop(rolledBack), ended });
          begun(id);
        }),
    );
    ended.catch(failed);
  });
}

async function end(id: number, commit: boolean): Promise<void> {
  const found = held.get(id);
  if (!found) throw new Error('the transaction has ended');
  held.delete(id);
  if (commit) found.commit();
  else found.rollBack();
  try {
    await found.ended;
  } catch (fault) {
    if (fault !== rolledBack) throw fault;
  }
}

type Answerers = {
  [Kind in Question['kind']]: (question: Extract<Question, { kind: Kind }>) => Promise<Answers[Kind]>;
};

const answerers: Answerers = {
  query: async (question) =>
    prepared.query(question.text, question.params, optionsOf(question), openOf(question.transaction)),
  exec: async ({ text, transaction }) => {
    prepared.forget();
    return (openOf(transaction) ?? lite).exec(text);
  },
  begin,
  end: ({ transaction, commit }) => end(transaction, commit),
  async listen({ channel }) {
    await lite.listen(channel, (payload) => say({ kind: 'told', channel, payload }));
  },
  dump: () => lite.dumpDataDir('none'),
  close: () => lite.close(),
};

const answerTo = <Kind extends Question['kind']>(question: Extract<Question, { kind: Kind }>) =>
  answerers[question.kind](question);

function factsOf(fault: unknown): FaultFacts {
  if (!(fault instanceof Error)) return { message: String(fault), facts: {} };
  const plain = Object.entries(fault).filter(
    ([, fact]) => typeof fact === 'string' || typeof fact === 'number',
  );
  return { message: fault.message, facts: Object.fromEntries(plain) };
}

parentPort?.on('message', async ({ id, question }: Asked) => {
  try {
    say({ kind: 'answer', id, answer: await answerTo(question) });
  } catch (fault) {
    say({ kind: 'fault', id, fault: factsOf(fault) });
  }
  if (question.kind === 'close') parentPort?.close();
});
say({ kind: 'open' });
