import type { BankCard } from '#openapi/schema.gen.ts';

/** What is typed of a card. It goes to the processor and is kept nowhere. */
export type CardValues = { number: string; expiry: string; cvc: string; holder: string };

/** A card as the processor takes it. */
export type TypedCard = {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
  holderName: string;
};

const century = 2000;
const monthsOfYear = 12;
const lengths = { number: { min: 12, max: 19 }, cvc: { min: 3, max: 4 } } as const;

/** The figures alone. */
export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** In fours, as on the card. */
export const grouped = (text: string) =>
  digitsOf(text)
    .slice(0, lengths.number.max)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** 0828 becomes 08/28. */
export const withSlash = (text: string) => {
  const figures = digitsOf(text).slice(0, 4);
  return figures.length > 2 ? `${figures.slice(0, 2)}/${figures.slice(2)}` : figures;
};

/** The network that a number begins like. */
export function brandOf(text: string): BankCard['brand'] {
  const number = digitsOf(text);
  if (/^4/.test(number)) return 'VISA';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'MASTERCARD';
  if (/^3[47]/.test(number)) return 'AMEX';
  if (/^62/.test(number)) return 'UNIONPAY';
  return 'OTHER';
}

/** Whether the check digit of a number fits; a hint only, as a few cards have none. */
export function checkDigitFits(text: string): boolean {
  const sum = digitsOf(text)
    .split('')
    .toReversed()
    .map((figure, index) => Number(figure) * (index % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

export const wholeNumber = (text: string) => {
  const { length } = digitsOf(text);
  return length >= lengths.number.min && length <= lengths.number.max;
};

export const wholeCvc = (text: string) =>
  /^\d+$/.test(text) && text.length >= lengths.cvc.min && text.length <= lengths.cvc.max;

/** Month and year of 08/28; nothing where there is no such month. */
export function expiryOf(text: string): { expMonth: number; expYear: number } | undefined {
  const [, month, year] = /^(\d\d)\/?(\d\d)$/.exec(text.trim()) ?? [];
  const expMonth = Number(month);
  if (!year || expMonth < 1 || expMonth > monthsOfYear) return undefined;
  return { expMonth, expYear: century + Number(year) };
}

/** A card is good until the end of its month. `now` is ms since 1970. */
export const hasEnded = ({ expMonth, expYear }: { expMonth: number; expYear: number }, now: number) =>
  Date.UTC(expYear, expMonth, 1) <= now;
