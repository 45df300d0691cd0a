import { eq } from 'drizzle-orm';
import { addresses } from '#service/db/schema/addresses.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';
import { selectAddresses } from './queries.ts';

export const addressData: PersonalData = {
  async eraseUser(tx, userId) {
    await tx.delete(addresses).where(eq(addresses.userId, userId));
  },
  exportUser: async (db, userId) => ({ addresses: await selectAddresses(db, userId) }),
};
