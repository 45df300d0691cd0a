/** The names of card brands as they stand on the cards. */
export const brandNames = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  UNIONPAY: 'UnionPay',
  OTHER: '',
};

/** A card is good through the last day of the month that stands on it. */
export const isExpired = ({ expMonth, expYear }: { expMonth: number; expYear: number }, now: Date) =>
  Date.UTC(expYear, expMonth) <= now.getTime();
