import { and, eq } from 'drizzle-orm';
import type { MailPreferences } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { mailKinds, stoppedMails as rows } from '#service/db/schema/stopped-mails.ts';
import { users } from '#service/db/schema/users.ts';
import type { Clock } from '#service/domain/clock.ts';
import { notFound } from '#service/domain/refusal.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import type { Stop } from './stop-links.ts';

const ofStop = ({ userId, kind }: Stop) => and(eq(rows.userId, userId), eq(rows.kind, kind));

/** True where a member does not want mails of a kind. */
export async function isStopped(tx: Db, stop: Stop): Promise<boolean> {
  const found = await tx.select({ kind: rows.kind }).from(rows).where(ofStop(stop));
  return found.length > 0;
}

export type MailPreferenceStore = ReturnType<typeof mailPreferenceStore>;

/** Which kinds of mail a member wants; every kind is wanted until it is stopped. */
export const mailPreferenceStore = (db: Db, clock: Clock) => ({
  /** A member's mail address (null when there is none), and for each kind whether it is wanted. */
  async read(userId: string): Promise<MailPreferences> {
    const [user] = await db.select({ mail: users.mail }).from(users).where(eq(users.userId, userId));
    if (!user) throw notFound();
    const stopped = await db.select({ kind: rows.kind }).from(rows).where(eq(rows.userId, userId));
    const unwanted = new Set(stopped.map(({ kind }) => kind));
    return {
      mail: user.mail,
      kinds: mailKinds.map((kind) => ({ kind, wanted: !unwanted.has(kind) })),
    };
  },

  /** Stops a kind of mail or allows it again; a repeat changes nothing. Does nothing for an erased account. */
  async set({ userId, kind }: Stop, wanted: boolean): Promise<void> {
    await inTransaction(db, async (tx) => {
      const [user] = await tx
        .select({ erasedAt: users.erasedAt })
        .from(users)
        .where(eq(users.userId, userId))
        .for('share');
      if (!user || user.erasedAt !== null) return;
      if (wanted) await tx.delete(rows).where(ofStop({ userId, kind }));
      else await tx.insert(rows).values({ userId, kind, stoppedAt: clock() }).onConflictDoNothing();
    });
  },
});
