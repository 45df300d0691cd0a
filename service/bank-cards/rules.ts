import type { BankCard } from '#openapi/schema.gen.ts';
import type { bankCards } from '#service/db/schema/bank-cards.ts';
import { brandNames, isExpired } from '#service/domain/card.ts';

export type BankCardRow = typeof bankCards.$inferSelect;

/** A saved card in the form of the contract. */
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

/** A card in a message: brand and last digits. */
export const cardName = ({ brand, last4 }: Pick<BankCardRow, 'brand' | 'last4'>) =>
  `${brandNames[brand]} ··${last4}`.trim();
