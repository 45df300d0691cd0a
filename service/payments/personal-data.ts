import { desc, eq } from 'drizzle-orm';
import type { Payment } from '#openapi/schema.gen.ts';
import { payments } from '#service/db/schema/payments.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';
import { sharesOf } from './payment-rows.ts';
import { paymentView } from './view.ts';

/** Payments stay with their orders, as the accounts need them; an erasure takes the customer at the processor and the card out. */
export const paymentData: PersonalData = {
  async eraseUser(tx, userId) {
    await tx.update(payments).set({ customer: null, cardId: null }).where(eq(payments.userId, userId));
  },
  async exportUser(db, userId, language) {
    const rows = await db
      .select()
      .from(payments)
      .where(eq(payments.userId, userId))
      .orderBy(desc(payments.createdAt));
    const exported: Payment[] = [];
    for (const row of rows) exported.push(paymentView(row, await sharesOf(db, row.payNo), language));
    return { payments: exported };
  },
};
