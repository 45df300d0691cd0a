/** The parts of what is paid, in minor units of one currency, in the order in which they are calculated. */
export type AmountTable = {
  subtotal: number;
  shopDiscount: number;
  productVoucher: number;
  shopVoucher: number;
  mallVoucher: number;
  deliveryFee: number;
  deliveryReduce: number;
  insurance: number;
  coinReduce: number;
  total: number;
  walletUsed: number;
  due: number;
};

export const noAmounts: AmountTable = {
  subtotal: 0,
  shopDiscount: 0,
  productVoucher: 0,
  shopVoucher: 0,
  mallVoucher: 0,
  deliveryFee: 0,
  deliveryReduce: 0,
  insurance: 0,
  coinReduce: 0,
  total: 0,
  walletUsed: 0,
  due: 0,
};

export const amountParts = Object.keys(noAmounts) as (keyof AmountTable)[];

export const sumOf = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The amounts of the whole checkout: every part is the sum of the shops' parts, so the figures always add up. */
export function checkoutTotals(shops: readonly AmountTable[]): AmountTable {
  const whole = { ...noAmounts };
  for (const amounts of shops) for (const part of amountParts) whole[part] += amounts[part];
  return whole;
}

/** The total of an order: all other parts together, before the wallet. */
export const totalOf = (amounts: Omit<AmountTable, 'total' | 'walletUsed' | 'due'>): number =>
  amounts.subtotal -
  amounts.shopDiscount -
  amounts.productVoucher -
  amounts.shopVoucher -
  amounts.mallVoucher +
  amounts.deliveryFee -
  amounts.deliveryReduce +
  amounts.insurance -
  amounts.coinReduce;
