import { and, eq, ne, or } from 'drizzle-orm';
import { invitations } from '#service/db/schema/invitations.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';
import type { InvitationStore } from './queries.ts';

/** The page of friends that an export contains: all of them. */
const all = { current: 1, size: 100_000 };

/**
 * Confirmed invitations stay, because they count on the board: they hold two user ids, which name nobody after the erasure. All
 * other invitations of the erased account are deleted.
 */
export const invitationData = (store: InvitationStore): PersonalData => ({
  async eraseUser(tx, userId) {
    const own = or(eq(invitations.inviteeUserId, userId), eq(invitations.inviterUserId, userId));
    await tx.delete(invitations).where(and(own, ne(invitations.state, 'CONFIRMED')));
    await tx.update(invitations).set({ networkHash: null }).where(own);
  },
  exportUser: async (_db, userId) => ({ invitees: (await store.invitees(userId, all)).records }),
});
