import { defineMessages } from 'react-intl';
import type { BankCard } from '#openapi/schema.gen.ts';

/** The networks' own names; they are the same in every language. */
export const cardBrands: Record<BankCard['brand'], string | undefined> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  UNIONPAY: 'UnionPay',
  OTHER: undefined,
};

/** What every picture of a bank card says. */
export const cardMessages = defineMessages<{
  other: {};
  name: { brand: string; last4: string };
  expires: { expiry: string };
  expired: { expiry: string };
}>({
  other: { id: 'bankCard.other', defaultMessage: 'Bank card', description: 'A card of an unknown network' },
  name: {
    id: 'bankCard.name',
    defaultMessage: '{brand} ending in {last4}',
    description: 'A card for a screen reader: network and last four digits',
  },
  expires: {
    id: 'bankCard.expires',
    defaultMessage: 'Expires {expiry}',
    description: 'Month and year as on the card, 08/28',
  },
  expired: {
    id: 'bankCard.expired',
    defaultMessage: 'Expired {expiry}',
    description: 'Why a card cannot be chosen; month and year as on the card, 04/26',
  },
});

const monthDigits = 2;
const yearDigits = -2;

/** Month and year as they are stamped on the card: 08/28. */
export const cardExpiry = ({ expMonth, expYear }: Pick<BankCard, 'expMonth' | 'expYear'>) =>
  `${String(expMonth).padStart(monthDigits, '0')}/${String(expYear).slice(yearDigits)}`;
