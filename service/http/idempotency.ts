import { createHash } from 'node:crypto';
import type { Command, KeptAnswer } from '#service/domain/command.ts';
import { Refusal } from '#service/domain/refusal.ts';

/** Where intents are kept. `begin` inserts the RUNNING row first, so that two twins cannot both run. */
export type CommandStore = {
  begin(command: Command): Promise<'run' | 'running' | 'mismatch' | KeptAnswer>;
  /** Keeps the answer of a command that had no effect of its own to commit with. */
  finish(command: Command, answer: KeptAnswer): Promise<void>;
  /** Lets the intent be tried again, after a fault that was ours. */
  forget(command: Command): Promise<void>;
};

/** How the key of an intent is written. */
export const keyPattern = /^[A-Za-z0-9_-]{16,64}$/;

type Asked = { operationId: string; userId: string | undefined; body: unknown; key: string | undefined };

/** The intent behind a request, or undefined when it carries no key and needs none. */
export function commandOf(
  { operationId, userId, body, key }: Asked,
  idempotency: 'required' | 'optional' | undefined,
): Command | undefined {
  if (!idempotency || !userId) return undefined;
  if (key === undefined) {
    if (idempotency === 'required') throw new Refusal('idempotency.key_required');
    return undefined;
  }
  if (!keyPattern.test(key)) throw new Refusal('request.malformed');
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('base64url');
  return { userId, operationId, key, bodyHash };
}

type Answered = { response: Response; replayed: boolean };

/** Runs a command once: a repeat is answered from what was kept, a twin at the same time is asked to wait. */
export async function runOnce(
  commands: CommandStore,
  command: Command,
  run: () => Promise<Response>,
  replay: (kept: KeptAnswer) => Response,
): Promise<Answered> {
  const begun = await commands.begin(command);
  if (begun === 'mismatch') throw new Refusal('idempotency.mismatch');
  if (begun === 'running') throw new Refusal('idempotency.in_progress', { retryAfter: 1 });
  if (begun !== 'run') return { response: replay(begun), replayed: true };
  try {
    const response = await run();
    if (response.status >= 500) await commands.forget(command);
    else await commands.finish(command, { status: response.status, text: await response.clone().text() });
    return { response, replayed: false };
  } catch (fault) {
    await commands.forget(command);
    throw fault;
  }
}
