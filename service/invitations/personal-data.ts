import { and, eq, ne, or } from 'drizzle-orm';
import { invitations } from '#service/db/schema/invitations.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';
import type { InvitationStore } from './queries.ts';

/** As many friends as an export tells. */
const all = { current: 1, size: 100_000 };

/**
 * Friends who brought coins stay counted: two numbers of accounts, which name nobody once they are erased. All others are
 * forgotten with either of the two.
 */
export const invitationData = (store: InvitationStore): PersonalData => ({
  async eraseUser(tx, userId) {
    const own = or(eq(invitations.inviteeUserId, userId), eq(invitations.inviterUserId, userId));
    await tx.delete(invitations).where(and(own, ne(invitations.state, 'CONFIRMED')));
    await tx.update(invitations).set({ networkHash: null }).where(own);
  },
  exportUser: async (_db, userId) => ({ invitees: (await store.invitees(userId, all)).records }),
});
