import mobileNumbers from '#openapi/mobile-numbers.json' with { type: 'json' };

/** Why an entry is refused; the form says it in the reader's language (S5). */
export type ContactFault = 'required' | 'countryCode' | 'mobile' | 'email' | 'code';

/** The pattern of an email (S5.4, Z25): the top domain has two to four letters. */
const emailPattern = /^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/;

/** Spaces do not count in a login (S5.5). */
export const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');

type Own = { digits: number; first: string };

const { digits, ownDigits, afterZero } = mobileNumbers;

/**
 * The digits of a number as people type it at home or from abroad: without blanks and marks, its own country code and the
 * zero that is dialled at home. `077 123 4567`, `+94 (0)77 123-4567` → 771234567.
 */
function nationalDigits(countryCode: string, typed: string): string {
  const plain = typed.replaceAll(/[\s().\-‐-–]+/g, '');
  const abroad = [`+${countryCode}`, `00${countryCode}`].find((code) => plain.startsWith(code));
  const number = plain.slice(abroad?.length ?? 0);
  const counts = (afterZero as Record<string, number[]>)[countryCode] ?? [];
  return number.startsWith('0') && counts.includes(number.length - 1) ? number.slice(1) : number;
}

/** Checks a mobile number: nine or ten digits without its country code, or as many as its country has (S5.1–S5.3, Z11, Z26). */
export function mobileFault(countryCode: string, typed: string): ContactFault | undefined {
  const number = nationalDigits(countryCode, typed);
  if (!countryCode) return 'countryCode';
  if (!withoutSpaces(typed)) return 'required';
  if (!/^\d+$/.test(number)) return 'mobile';
  const own = (ownDigits as Record<string, Own>)[countryCode];
  const fits = own
    ? number.length === own.digits && number.startsWith(own.first)
    : number.length >= digits.min && number.length <= digits.max;
  return fits ? undefined : 'mobile';
}

/** Checks an email (S5.8, S5.9). */
export function emailFault(email: string): ContactFault | undefined {
  const text = withoutSpaces(email);
  if (!text) return 'required';
  return text.length <= 120 && emailPattern.test(text) ? undefined : 'email';
}

/** Checks a one-time code (S5.17, S5.18): six digits. */
export function codeFault(code: string): ContactFault | undefined {
  const text = withoutSpaces(code);
  if (!text) return 'required';
  return /^\d{6}$/.test(text) ? undefined : 'code';
}

/** A phone number as the service takes it: the country code padded to four digits, then the number (S5.23). */
export const phoneToSend = (countryCode: string, number: string) =>
  countryCode.padStart(4, '0') + nationalDigits(countryCode, number);
