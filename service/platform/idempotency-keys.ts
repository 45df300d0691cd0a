import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { idempotencyKeys } from '#service/db/schema/idempotency-keys.ts';
import { type Clock, daysAfter } from '#service/domain/clock.ts';
import type { Command, KeptAnswer } from '#service/domain/command.ts';
import { Refusal } from '#service/domain/refusal.ts';

/**
 * The response is stored as a string inside of the object, because a JSON column does not keep order of keys and
 * white space.
 */
const keptAnswer = ({ status, body }: { status: number | null; body: unknown }): KeptAnswer => ({
  status: status ?? 200,
  text: (body as { text: string }).text,
});

export type IdempotencyStore = ReturnType<typeof idempotencyStore>;

/** Milliseconds for which a run holds its key without extending the lease. */
export const leaseMs = 30_000;

/**
 * Idempotency keys. A run holds its key on a lease that it extends while it works. When it dies, another run takes
 * the key over after the lease has expired; that is safe, because an effect commits only together with `finish` of
 * the run that holds the key. Leases use the database's clock, which all processes share.
 */
export function idempotencyStore(db: Db, clock: Clock, lease: number = leaseMs) {
  const keys = idempotencyKeys;
  const row = ({ userId, operationId, key }: Command) =>
    and(eq(keys.userId, userId), eq(keys.operationId, operationId), eq(keys.key, key));
  const held = (command: Command): SQL | undefined =>
    and(row(command), eq(keys.runId, command.runId), inArray(keys.state, ['RUNNING', 'ACTING']));
  const leaseUntil = sql`clock_timestamp() + ${lease} * interval '1 millisecond'`;
  const ranOut = lt(keys.leaseUntil, sql`clock_timestamp()`);
  const old = (now: Date) => and(lt(keys.createdAt, daysAfter(now, -1)), ranOut);

  async function begin(command: Command): Promise<Begun> {
    const { runId } = command;
    const now = clock();
    await db.delete(keys).where(and(row(command), old(now)));
    const begun = await db
      .insert(keys)
      .values({ ...command, state: 'RUNNING', leaseUntil, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: keys.key });
    if (begun.length > 0) return 'run';
    const [known] = await db.select().from(keys).where(row(command));
    if (!known) return begin(command);
    if (known.bodyHash !== command.bodyHash) return 'mismatch';
    if (known.state === 'DONE') return keptAnswer(known);
    const [taken] = await db
      .update(keys)
      .set({ runId, leaseUntil })
      .where(and(row(command), inArray(keys.state, ['RUNNING', 'ACTING']), ranOut))
      .returning({ state: keys.state });
    if (!taken) return 'running';
    return taken.state === 'ACTING' ? 'unknown' : 'run';
  }

  const close = (tx: Db, command: Command, { status, text }: KeptAnswer) =>
    tx
      .update(keys)
      .set({ state: 'DONE', status, body: { text } })
      .where(held(command))
      .returning({ key: keys.key });

  async function letGo(command: Command) {
    await db.delete(keys).where(and(held(command), eq(keys.state, 'RUNNING')));
  }

  return {
    begin,
    /** Milliseconds between two extensions of the lease. */
    heartbeatMs: lease / 4,
    /** Extends the lease, if this run still holds the key. */
    async extend(command: Command) {
      await db.update(keys).set({ leaseUntil }).where(held(command));
    },
    async finish(command: Command, answer: KeptAnswer) {
      await close(db, command, answer);
    },
    /**
     * Stores the response in the transaction of the effect; throws, and so rolls back, when another run has taken
     * the key over.
     */
    async finishWith(tx: Db, command: Command | undefined, status: number, body: unknown) {
      if (!command) return;
      const closed = await close(tx, command, { status, text: JSON.stringify(body) });
      if (closed.length === 0) throw new Refusal('idempotency.in_progress', { retryAfter: 1 });
    },
    /**
     * To be called, outside of any transaction, right before an effect that cannot be rolled back, such as a charge
     * or a message. From then on the command is never run again.
     */
    async effectBegins(command: Command | undefined) {
      if (!command) return;
      const marked = await db
        .update(keys)
        .set({ state: 'ACTING', leaseUntil })
        .where(held(command))
        .returning({ key: keys.key });
      if (marked.length === 0) throw new Refusal('idempotency.in_progress', { retryAfter: 1 });
    },
    /** Releases the key for another attempt, unless such an effect has begun. */
    letGo,
    /** After a server error: releases the key, or stores the response when such an effect has begun. */
    async giveUp(command: Command, answer: KeptAnswer) {
      await letGo(command);
      await close(db, command, answer);
    },
    /** Ends all leases; for the embedded database, which no other process uses. */
    async endLeases() {
      await db.update(keys).set({ leaseUntil: sql`clock_timestamp()` });
    },
    /** Removes the keys that are older than a day. */
    async sweep() {
      await db.delete(keys).where(old(clock()));
    },
  };
}

/**
 * `run`: this run holds the key. `running`: another run holds it. `mismatch`: the key was used with another body.
 * `unknown`: this run holds it, but an earlier one died after its effect had begun. Otherwise the stored response.
 */
type Begun = 'run' | 'running' | 'mismatch' | 'unknown' | KeptAnswer;
