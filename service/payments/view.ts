import type { Payment } from '#openapi/schema.gen.ts';
import type { Language } from '#service/domain/language.ts';
import { failureIn } from './failure-words.ts';
import type { PaymentRow, PaymentShare } from './payment-rows.ts';

/** A payment as its buyer sees it. */
export const paymentView = (
  row: PaymentRow,
  shares: readonly PaymentShare[],
  language: Language,
): Payment => ({
  payNo: row.payNo,
  orderNumbers: shares.map(({ orderNumber }) => orderNumber),
  payType: row.payType,
  amount: { amount: row.amount, currency: row.currency },
  status: row.status,
  nextAction: row.status === 'REQUIRES_ACTION' ? row.nextAction : null,
  failure: row.status === 'FAILED' && row.failure ? failureIn(row.failure, language) : null,
  createTime: row.createdAt.toISOString(),
  updateTime: row.updatedAt.toISOString(),
});
