import mobileNumbers from '#openapi/mobile-numbers.json' with { type: 'json' };

/** Why an entry is refused; the form says it in the reader's language (S5). */
export type IdentityFault = 'required' | 'countryCode' | 'mobile' | 'email' | 'code';

/** The pattern of an email (S5.4, Z25): the top domain has two to four letters. */
export const emailPattern = /^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/;

/** Spaces do not count in a login (S5.5). */
export const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');

type Digits = { min: number; max: number };

/** Digits of a country's mobile numbers without the code: nine or ten, or its own where that is switched on (S9.10, Z11). */
export function mobileDigits(countryCode: string, numbers = mobileNumbers): Digits {
  const own = (numbers.ownDigits as Record<string, number>)[countryCode];
  return numbers.ownDigitsOn && own ? { min: own, max: own } : numbers.digits;
}

/** Digits of a country's own numbers while those are not taken (Z11), else undefined. */
export function digitsNotYet(countryCode: string, numbers = mobileNumbers): number | undefined {
  const own = (numbers.ownDigits as Record<string, number>)[countryCode];
  return numbers.ownDigitsOn ? undefined : own;
}

/** Checks a mobile number without its country code (S5.1–S5.3, Z11, Z26). */
export function mobileFault(countryCode: string, number: string): IdentityFault | undefined {
  const digits = withoutSpaces(number);
  if (!countryCode) return 'countryCode';
  if (!digits) return 'required';
  const { min, max } = mobileDigits(countryCode);
  return /^\d+$/.test(digits) && digits.length >= min && digits.length <= max ? undefined : 'mobile';
}

/** Checks an email (S5.8, S5.9). */
export function emailFault(email: string): IdentityFault | undefined {
  const text = withoutSpaces(email);
  if (!text) return 'required';
  return text.length <= 120 && emailPattern.test(text) ? undefined : 'email';
}

/** Checks a one-time code (S5.17, S5.18): six digits. */
export function codeFault(code: string): IdentityFault | undefined {
  const text = withoutSpaces(code);
  if (!text) return 'required';
  return /^\d{6}$/.test(text) ? undefined : 'code';
}

/** A phone number as the service takes it: the country code padded to four digits, then the number (S5.23). */
export const phoneToSend = (countryCode: string, number: string) =>
  countryCode.padStart(4, '0') + withoutSpaces(number);
