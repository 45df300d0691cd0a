import { eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { invitations } from '#service/db/schema/invitations.ts';
import { chainMax } from './rules.ts';

/** User ids of a member's inviter, the inviter's inviter and so on, the nearest first; `chainMax` at most. */
export async function ancestorsOf(tx: Db, userId: string): Promise<string[]> {
  const found: string[] = [];
  let at = userId;
  while (found.length < chainMax) {
    const [up] = await tx
      .select({ userId: invitations.inviterUserId })
      .from(invitations)
      .where(eq(invitations.inviteeUserId, at));
    if (!up || up.userId === userId || found.includes(up.userId)) break;
    found.push(up.userId);
    at = up.userId;
  }
  return found;
}
