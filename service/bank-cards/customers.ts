import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { processorCustomers } from '#service/db/schema/bank-cards.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { askInTime, ProcessorAway } from '#service/processors/ask-in-time.ts';
import type { PaymentProcessor } from '#service/processors/processor.ts';

const patienceMs = 10_000;

export type Customers = ReturnType<typeof customerStore>;

/** The customer ids of members at the processor. */
export function customerStore(db: Db, processor: PaymentProcessor) {
  const { name } = processor;
  const mine = (userId: string) =>
    and(eq(processorCustomers.userId, userId), eq(processorCustomers.processor, name));

  return {
    /**
     * The processor's id of a member, who becomes its customer with the first call. Our own key of the customer is stored before
     * the processor is asked, so that a crash in between makes no second customer. Refuses (`server.unavailable`) when the
     * processor does not answer.
     */
    async of(userId: string): Promise<string> {
      const customerKey = randomBytes(15).toString('base64url');
      await db
        .insert(processorCustomers)
        .values({ userId, processor: name, customerKey })
        .onConflictDoNothing();
      const [row] = await db.select().from(processorCustomers).where(mine(userId));
      if (!row) throw new Error('the customer was not kept');
      if (row.reference !== null) return row.reference;
      const reference = await askInTime(patienceMs, (signal) =>
        processor.openCustomer(row.customerKey, signal),
      ).catch((fault: unknown) => {
        throw fault instanceof ProcessorAway ? new Refusal('server.unavailable', { retryAfter: 5 }) : fault;
      });
      await db.update(processorCustomers).set({ reference }).where(mine(userId));
      return reference;
    },
  };
}
