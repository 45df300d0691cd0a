import type { AccountExport } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { eq, inArray, or } from 'drizzle-orm';
import { idempotencyKeys } from '#service/db/schema/idempotency-keys.ts';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { users } from '#service/db/schema/users.ts';
import { carrierNumber } from '#service/domain/phone.ts';
import type { Language } from '#service/domain/language.ts';

/**
 * What one noun keeps of a person. Every noun that keeps something contributes one to `service/composition/personal-data.ts`;
 * a test asks the database for every column that leads to a person and fails for one that is in none of them.
 */
export type PersonalData = {
  /** Numbers of orders that are not settled; while there are any, the account is not erased. */
  openOrders?(db: Db, userId: string): Promise<string[]>;
  /** Erases what the noun keeps, in the transaction that erases the account and holds the shopper's lock. */
  eraseUser(tx: Db, userId: string, now: Date): Promise<void>;
  /** The noun's part of a data export. */
  exportUser?(db: Db, userId: string, language: Language): Promise<Partial<AccountExport>>;
};

/** Answers that are kept for a repeat, and messages: both are of use for a short time and are not exported. */
export const platformData: PersonalData = {
  async eraseUser(tx, userId) {
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
    const [person] = await tx
      .select({ mail: users.mail, mobile: users.mobile })
      .from(users)
      .where(eq(users.userId, userId));
    const reached = [person?.mail, person?.mobile && carrierNumber(person.mobile)].filter((to) => !!to);
    await tx
      .delete(outboxMessages)
      .where(
        or(
          eq(outboxMessages.userId, userId),
          reached.length > 0 ? inArray(outboxMessages.destination, reached as string[]) : undefined,
        ),
      );
  },
};
