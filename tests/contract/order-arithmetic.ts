import { currencies } from '#openapi/currencies.ts';

/** Amounts of an order, as the calculation of a checkout names them. */
export const amountParts = [
  'subtotal',
  'shopDiscount',
  'productVoucher',
  'shopVoucher',
  'mallVoucher',
  'deliveryFee',
  'deliveryReduce',
  'insurance',
  'coinReduce',
  'total',
  'walletUsed',
  'due',
] as const;

export type Money = { amount: number; currency: keyof typeof currencies };
export type Amounts = Record<(typeof amountParts)[number], Money>;
export type BoughtLine = {
  price: Money;
  prodCount: number;
  lineTotal: Money;
  shareReduce: Money;
  coinReduce: Money;
  lineNet: Money;
};

/** The smallest step of an amount in minor units. */
export const stepOf = (currency: keyof typeof currencies) => currencies[currency].roundingIncrement;

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** `percent` of a base, half up to the step of the currency. */
export const percentOf = (base: number, percent: number, step: number) =>
  Math.floor((2 * base * percent + 100 * step) / (200 * step)) * step;

/** Divides an amount in proportion to the bases, the rest to the largest fractions, ties to the earlier. */
export function divide(amount: number, bases: readonly number[], step: number): number[] {
  const whole = sum(bases);
  if (whole === 0) return bases.map(() => 0);
  const exact = bases.map((base) => ((amount / step) * base) / whole);
  const parts = exact.map((part) => Math.floor(part));
  const order = exact.map((part, index) => ({ index, fraction: part - Math.floor(part) }));
  const rest = Math.round(amount / step - sum(parts));
  for (const { index } of order.toSorted((a, b) => b.fraction - a.fraction).slice(0, rest)) {
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts.map((part) => part * step);
}

/** What is wrong with one line; empty when it adds up. */
export function lineFaults(line: BoughtLine): string[] {
  const net = line.lineTotal.amount - line.shareReduce.amount - line.coinReduce.amount;
  return [
    ...(line.lineTotal.amount === line.price.amount * line.prodCount ? [] : ['lineTotal']),
    ...(line.lineNet.amount === net ? [] : ['lineNet']),
  ];
}

/** What is wrong between the lines of one order and its amounts; empty when they add up. */
export function amountFaults(lines: readonly BoughtLine[], amounts: Amounts): string[] {
  const of = (part: keyof Amounts) => amounts[part].amount;
  const reduced = of('shopDiscount') + of('productVoucher') + of('shopVoucher') + of('mallVoucher');
  const delivery = of('deliveryFee') - of('deliveryReduce');
  const total = of('subtotal') - reduced + delivery + of('insurance') - of('coinReduce');
  const expected: Partial<Record<keyof Amounts | 'shares', [number, number]>> = {
    subtotal: [of('subtotal'), sum(lines.map((line) => line.lineTotal.amount))],
    shares: [reduced, sum(lines.map((line) => line.shareReduce.amount))],
    coinReduce: [of('coinReduce'), sum(lines.map((line) => line.coinReduce.amount))],
    total: [of('total'), total],
    due: [of('due'), of('total') - of('walletUsed')],
  };
  const wrong = Object.entries(expected).filter(([, [said, found]]) => said !== found);
  return [
    ...wrong.map(([part]) => part),
    ...(of('deliveryReduce') > of('deliveryFee') ? ['deliveryReduce'] : []),
    ...lines.flatMap(lineFaults),
  ];
}
