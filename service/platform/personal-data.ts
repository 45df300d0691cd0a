import type { AccountExport } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { eq, inArray, or } from 'drizzle-orm';
import { idempotencyKeys } from '#service/db/schema/idempotency-keys.ts';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { users } from '#service/db/schema/users.ts';
import { carrierNumber } from '#service/domain/phone.ts';
import type { Language } from '#service/domain/language.ts';

/**
 * Erasure and export of the personal data of one folder of the service. Every folder with personal data contributes one to
 * `service/composition/personal-data.ts`; a test fails for a column of the database with personal data that none of them covers.
 */
export type PersonalData = {
  /** Numbers of orders that are not settled; while there are any, the account is not erased. */
  openOrders?(db: Db, userId: string): Promise<string[]>;
  /** Erases the folder's data, in the transaction that erases the account and holds `lockShopper`. */
  eraseUser(tx: Db, userId: string, now: Date): Promise<void>;
  /** The folder's part of a data export. */
  exportUser?(db: Db, userId: string, language: Language): Promise<Partial<AccountExport>>;
};

/** Idempotency keys with their stored answers, and messages: erased, but not exported, because they live only for a short time. */
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
