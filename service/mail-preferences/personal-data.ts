import { asc, eq } from 'drizzle-orm';
import { stoppedMails } from '#service/db/schema/stopped-mails.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';

/** The kinds of mail that a person has stopped. */
export const mailPreferenceData: PersonalData = {
  async eraseUser(tx, userId) {
    await tx.delete(stoppedMails).where(eq(stoppedMails.userId, userId));
  },
  async exportUser(db, userId) {
    const rows = await db
      .select()
      .from(stoppedMails)
      .where(eq(stoppedMails.userId, userId))
      .orderBy(asc(stoppedMails.stoppedAt), asc(stoppedMails.kind));
    return { stoppedMails: rows.map(({ kind, stoppedAt }) => ({ kind, at: stoppedAt.toISOString() })) };
  },
};
