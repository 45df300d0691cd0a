import type { Amounts } from '#openapi/schema.gen.ts';
import type { CurrencyCode } from '#service/domain/money.ts';
import { amountParts, type AmountTable } from '#service/domain/totals.ts';

/** The parts of what an order or a checkout costs (minor units), as the contract writes them. */
export function moneyTable(table: AmountTable, currency: CurrencyCode): Amounts {
  const entries = amountParts.map((part) => [part, { amount: table[part], currency }]);
  return Object.fromEntries(entries) as Amounts;
}
