/** How many of a voucher there are, and how many of them people hold already. */
export type VoucherPieces = { total: number; collected: number };

export type VoucherStock = 'AVAILABLE' | 'FEW' | 'GONE';

/** The last part of a voucher's pieces, at which it is said that few are left. */
const lastPart = 0.15;

/** How many are left to collect, in the words of the contract (S4.22). */
export function voucherStock({ total, collected }: VoucherPieces): VoucherStock {
  const left = total - collected;
  if (left <= 0) return 'GONE';
  return left <= total * lastPart ? 'FEW' : 'AVAILABLE';
}
