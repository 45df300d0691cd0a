import { eq } from 'drizzle-orm';
import { heldVouchers } from '#service/db/schema/held-vouchers.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';
import { heldRows } from './held.ts';
import { heldVoucherIn } from './view.ts';

/** Vouchers go with their member; what they took off an order stays in the order's own amounts. */
export const voucherData = (clock: Clock): PersonalData => ({
  async eraseUser(tx, userId) {
    await tx.delete(heldVouchers).where(eq(heldVouchers.userId, userId));
  },
  async exportUser(db, userId, language) {
    const rows = await heldRows(db, eq(heldVouchers.userId, userId));
    return { vouchers: rows.map((row) => heldVoucherIn(row, { language, now: clock() })) };
  },
});
