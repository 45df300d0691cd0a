import type { BankCard } from '#openapi/schema.gen.ts';
import type { bankCards } from '#service/db/schema/bank-cards.ts';

export type BankCardRow = typeof bankCards.$inferSelect;

/** A card is good through the last day of the month that stands on it. */
export const isExpired = ({ expMonth, expYear }: Pick<BankCardRow, 'expMonth' | 'expYear'>, now: Date) =>
  Date.UTC(expYear, expMonth) <= now.getTime();

/** A kept card as its owner sees it. */
export const bankCard = (row: BankCardRow, now: Date): BankCard => ({
  cardId: row.cardId,
  brand: row.brand,
  last4: row.last4,
  expMonth: row.expMonth,
  expYear: row.expYear,
  holderName: row.holderName,
  isDefault: row.isDefault,
  status: isExpired(row, now) ? 'EXPIRED' : 'ACTIVE',
});

const brandNames = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  UNIONPAY: 'UnionPay',
  OTHER: '',
};

/** A card in a message: brand and last digits. */
export const cardName = ({ brand, last4 }: Pick<BankCardRow, 'brand' | 'last4'>) =>
  `${brandNames[brand]} ··${last4}`.trim();
