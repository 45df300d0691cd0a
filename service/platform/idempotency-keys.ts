import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
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

export type IdempotencyStore = ReturnType<typeof idempotencyStore>;

/** Milliseconds for which a run holds its intent without a sign of life. */
export const leaseMs = 30_000;

/**
 * The intents of shoppers. A run holds its intent on a lease that it extends while it lives; one that has died is taken
 * over when the lease has run out, safely, because an effect commits only together with a `finish` of the run that holds
 * the intent. Leases go by the database's clock, which all processes share.
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
    /** How often a run should extend its lease, in milliseconds. */
    heartbeatMs: lease / 4,
    /** Keeps the intent for another lease, if this run still holds it. */
    async extend(command: Command) {
      await db.update(keys).set({ leaseUntil }).where(held(command));
    },
    async finish(command: Command, answer: KeptAnswer) {
      await close(db, command, answer);
    },
    /** Commits the answer with its effect; takes the effect back when another run has taken the intent over. */
    async finishWith(tx: Db, command: Command | undefined, status: number, body: unknown) {
      if (!command) return;
      const closed = await close(tx, command, { status, text: JSON.stringify(body) });
      if (closed.length === 0) throw new Refusal('idempotency.in_progress', { retryAfter: 1 });
    },
    /**
     * To be called, outside of any transaction, right before something happens that no rollback takes back: money is
     * asked for, a message is sent. From then on the intent is never run again, whatever becomes of this run.
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
    /** Lets the intent be tried again, unless its effect has begun. */
    letGo,
    /** After a fault of ours: lets the intent be tried again; when its effect has begun, the answer is kept instead. */
    async giveUp(command: Command, answer: KeptAnswer) {
      await letGo(command);
      await close(db, command, answer);
    },
    /** Ends all leases, where no other process can live: the embedded database belongs to one alone. */
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
 * `run`: this run holds the intent. `running`: another one does. `mismatch`: the key belongs to another body. `unknown`:
 * this run holds it now, but the one before died after its effect had begun. Else the answer that was kept.
 */
type Begun = 'run' | 'running' | 'mismatch' | 'unknown' | KeptAnswer;
