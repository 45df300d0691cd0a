import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command, KeptAnswer } from '#service/domain/command.ts';
import { Refusal } from '#service/domain/refusal.ts';

/**
 * Storage of idempotency keys. `begin` inserts the RUNNING row first, so that two concurrent requests with the same
 * key cannot both run.
 */
export type IdempotencyRuns = {
  begin(command: Command): Promise<'run' | 'running' | 'mismatch' | 'unknown' | KeptAnswer>;
  /** Milliseconds between two extensions of a run's lease. */
  heartbeatMs: number;
  extend(command: Command): Promise<void>;
  /** Stores the response of a command that has no transaction of its own. */
  finish(command: Command, answer: KeptAnswer): Promise<void>;
  /** Releases the key for another attempt, unless an effect outside of the database has begun. */
  letGo(command: Command): Promise<void>;
  /** After a server error: releases the key, or stores the response if such an effect has begun. */
  giveUp(command: Command, answer: KeptAnswer): Promise<void>;
};

/** Format of an Idempotency-Key. */
export const keyPattern = /^[A-Za-z0-9_-]{16,64}$/;

type Asked = {
  operationId: string;
  userId: string | undefined;
  /** The path parameters, such as the number of a payment. */
  path: object;
  body: unknown;
  key: string | undefined;
};

/** The command of a request, identified by its Idempotency-Key; undefined when it carries no key and needs none. */
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
  // The scope includes the path, because requests without a body differ in nothing else.
  const said = Object.keys(path).length > 0 ? [path, body] : body;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(said) ?? '')
    .digest('base64url');
  return { userId, operationId, key, bodyHash, runId: crypto.randomUUID() };
}

type Run = {
  command: Command;
  run: () => Promise<Response>;
  /** Sends a stored response again. */
  replay: (kept: KeptAnswer) => Response;
  /** Responds that the outcome of the command is unknown. */
  sayUnknown: () => Response;
};

type Answered = { response: Response; replayed: boolean };

/** Runs a command once per key: a repeat gets the stored response, a concurrent request is told to retry later. */
export async function runOnce(
  idempotency: IdempotencyRuns,
  { command, run, replay, sayUnknown }: Run,
): Promise<Answered> {
  const begun = await idempotency.begin(command).catch((fault: unknown) => {
    // The row may have been written although the database's response was lost.
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

/** Retries every second until the lease has expired, because the database may come back. */
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
