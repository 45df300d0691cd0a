import { eq } from 'drizzle-orm';
import { liveEvents } from '#service/db/schema/live-events.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';

/** Live events are erased, but not exported: they hold only ids, for some minutes, of data that the export contains elsewhere. */
export const liveData: PersonalData = {
  async eraseUser(tx, userId) {
    await tx.delete(liveEvents).where(eq(liveEvents.userId, userId));
  },
};
