import { eq } from 'drizzle-orm';
import { announcementReads } from '#service/db/schema/announcements.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';

export const announcementData: PersonalData = {
  async eraseUser(tx, userId) {
    await tx.delete(announcementReads).where(eq(announcementReads.userId, userId));
  },
};
