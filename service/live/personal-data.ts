import { eq } from 'drizzle-orm';
import { liveEvents } from '#service/db/schema/live-events.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';

/** Events are numbers of things that the export tells of elsewhere, kept for minutes. */
export const liveData: PersonalData = {
  async eraseUser(tx, userId) {
    await tx.delete(liveEvents).where(eq(liveEvents.userId, userId));
  },
};
