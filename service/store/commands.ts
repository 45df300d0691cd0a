import { and, eq, lt, type SQL } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { idempotencyKeys } from '#service/db/schema/idempotency-keys.ts';
import { type Clock, daysAfter } from '#service/domain/clock.ts';
import type { Command, KeptAnswer } from '#service/domain/command.ts';
import { Refusal } from '#service/domain/refusal.ts';

/** The bytes of an answer stand inside an object, because a JSON column keeps neither their order nor their spaces. */
const keptAnswer = ({ status, body }: { status: number | null; body: unknown }): KeptAnswer => ({
  status: status ?? 200,
  text: (body as { text: string }).text,
});

export type Commands = ReturnType<typeof commandStore>;

/**
 * The intents of shoppers. `bootId` names this process: what another one left RUNNING is taken over,
 * safely, because an effect commits only together with a `finish` of the process that still owns the row.
 */
export function commandStore(db: Db, bootId: string, clock: Clock) {
  const keys = idempotencyKeys;
  const row = ({ userId, operationId, key }: Command) =>
    and(eq(keys.userId, userId), eq(keys.operationId, operationId), eq(keys.key, key));
  const own = (command: Command): SQL | undefined =>
    and(row(command), eq(keys.state, 'RUNNING'), eq(keys.bootId, bootId));

  async function begin(command: Command): Promise<'run' | 'running' | 'mismatch' | KeptAnswer> {
    const now = clock();
    await db.delete(keys).where(and(row(command), lt(keys.createdAt, daysAfter(now, -1))));
    const begun = await db
      .insert(keys)
      .values({ ...command, state: 'RUNNING', bootId, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: keys.key });
    if (begun.length > 0) return 'run';
    const [known] = await db.select().from(keys).where(row(command));
    if (!known) return begin(command);
    if (known.bodyHash !== command.bodyHash) return 'mismatch';
    if (known.state === 'DONE') return keptAnswer(known);
    if (known.bootId === bootId) return 'running';
    const taken = await db
      .update(keys)
      .set({ bootId })
      .where(and(row(command), eq(keys.state, 'RUNNING'), eq(keys.bootId, known.bootId)))
      .returning({ key: keys.key });
    return taken.length > 0 ? 'run' : 'running';
  }

  const close = (tx: Db, command: Command, { status, text }: KeptAnswer) =>
    tx
      .update(keys)
      .set({ state: 'DONE', status, body: { text } })
      .where(own(command))
      .returning({ key: keys.key });

  return {
    begin,
    async finish(command: Command, answer: KeptAnswer) {
      await close(db, command, answer);
    },
    /** Commits the answer with its effect; takes the effect back when another process has taken the intent over. */
    async finishWith(tx: Db, command: Command | undefined, status: number, body: unknown) {
      if (!command) return;
      const closed = await close(tx, command, { status, text: JSON.stringify(body) });
      if (closed.length === 0) throw new Refusal('idempotency.in_progress', { retryAfter: 1 });
    },
    async forget(command: Command) {
      await db.delete(keys).where(own(command));
    },
    /** Removes the keys that are older than a day. */
    async sweep() {
      await db.delete(keys).where(lt(keys.createdAt, daysAfter(clock(), -1)));
    },
  };
}
