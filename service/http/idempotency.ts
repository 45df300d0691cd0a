import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command, KeptAnswer } from '#service/domain/command.ts';
import { Refusal } from '#service/domain/refusal.ts';

/** Where intents are kept. `begin` inserts the RUNNING row first, so that two twins cannot both run. */
export type IdempotencyRuns = {
  begin(command: Command): Promise<'run' | 'running' | 'mismatch' | 'unknown' | KeptAnswer>;
  /** Milliseconds between two signs of life of a run. */
  heartbeatMs: number;
  extend(command: Command): Promise<void>;
  /** Keeps the answer of a command that had no effect of its own to commit with. */
  finish(command: Command, answer: KeptAnswer): Promise<void>;
  /** Lets the intent be tried again, unless an effect outside of the database has begun. */
  letGo(command: Command): Promise<void>;
  /** After a fault that was ours: lets the intent be tried again, or keeps the answer if such an effect has begun. */
  giveUp(command: Command, answer: KeptAnswer): Promise<void>;
};

/** How the key of an intent is written. */
export const keyPattern = /^[A-Za-z0-9_-]{16,64}$/;

type Asked = {
  operationId: string;
  userId: string | undefined;
  /** What the request is about by its address, as the number of a payment. */
  path: object;
  body: unknown;
  key: string | undefined;
};

/** The intent behind a request, or undefined when it carries no key and needs none. */
export function commandOf(
  { operationId, userId, path, body, key }: Asked,
  idempotency: 'required' | 'optional' | undefined,
): Command | undefined {
  if (!idempotency || !userId) return undefined;
  if (key === undefined) {
    if (idempotency === 'required') throw new Refusal('idempotency.key_required');
    return undefined;
  }
  if (!keyPattern.test(key)) throw new Refusal('request.malformed');
  // The same key for another thing is another intent, though nothing else may be said of it than its address.
  const said = Object.keys(path).length > 0 ? [path, body] : body;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(said) ?? '')
    .digest('base64url');
  return { userId, operationId, key, bodyHash, runId: crypto.randomUUID() };
}

type Run = {
  command: Command;
  run: () => Promise<Response>;
  /** Says a kept answer again. */
  replay: (kept: KeptAnswer) => Response;
  /** Says that it is not known what became of the command. */
  sayUnknown: () => Response;
};

type Answered = { response: Response; replayed: boolean };

/** Runs a command once: a repeat is answered from what was kept, a twin at the same time is asked to wait. */
export async function runOnce(
  idempotency: IdempotencyRuns,
  { command, run, replay, sayUnknown }: Run,
): Promise<Answered> {
  const begun = await idempotency.begin(command).catch((fault: unknown) => {
    // Perhaps the row was written and only its answer was lost.
    void keepTrying(() => idempotency.letGo(command));
    throw fault;
  });
  if (begun === 'mismatch') throw new Refusal('idempotency.mismatch');
  if (begun === 'running') throw new Refusal('idempotency.in_progress', { retryAfter: 1 });
  if (begun !== 'run' && begun !== 'unknown') return { response: replay(begun), replayed: true };
  const heartbeat = setInterval(
    () => void idempotency.extend(command).catch(() => undefined),
    idempotency.heartbeatMs,
  );
  try {
    const response = begun === 'unknown' ? sayUnknown() : await run();
    const answer = { status: response.status, text: await response.clone().text() };
    const settle = () =>
      answer.status >= 500 ? idempotency.giveUp(command, answer) : idempotency.finish(command, answer);
    await settle().catch(() => void keepTrying(settle));
    return { response, replayed: false };
  } finally {
    clearInterval(heartbeat);
  }
}

/** Tries every second until the lease has run out anyway: the database may be back before that. */
async function keepTrying(settle: () => Promise<void>) {
  for (let tried = 0; tried < 30; tried += 1) {
    await pause(1_000, undefined, { ref: false });
    const settled = await settle().then(
      () => true,
      () => false,
    );
    if (settled) return;
  }
}
