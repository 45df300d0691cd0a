import { eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { users } from '#service/db/schema/users.ts';

type Recipient = typeof users.$inferSelect;

/** Interface of the security messages about cards; implemented in `service/account`. */
export type CardNotices = {
  cardSaved(tx: Db, user: Recipient, card: string): Promise<number | undefined>;
  cardRemoved(tx: Db, user: Recipient, card: string): Promise<number | undefined>;
  /** Sends a written message; must be called after the commit. */
  send(id: number | undefined): void;
};

/** Writes a notice about a card in the transaction of its cause. */
export async function tellOwner(
  tx: Db,
  say: CardNotices['cardSaved'],
  userId: string,
  card: string,
): Promise<number | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.userId, userId));
  return user && say(tx, user, card);
}
