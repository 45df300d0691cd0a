import mobileNumbers from '#openapi/mobile-numbers.json' with { type: 'json' };

type Own = { digits: number; first: string };

const { digits, ownDigits, afterZero } = mobileNumbers;
const ownOf = (code: string) => (ownDigits as Record<string, Own>)[code];

/** A mobile number as the contract writes it: country code padded to four digits, then its digits (S5.2, S5.23, Z11). */
export function isPhone(phone: string): boolean {
  if (!/^\d{5,}$/.test(phone)) return false;
  const own = ownOf(callingCodeOf(phone));
  const count = phone.length - 4;
  if (own) return count === own.digits && phone.startsWith(own.first, 4);
  return count >= digits.min && count <= digits.max;
}

/**
 * The form in which a number is stored: without the national trunk zero, if the rest is a complete number.
 * 00940771234567 → 0094771234567.
 */
export function phoneKey(phone: string): string {
  const counts = (afterZero as Record<string, number[]>)[callingCodeOf(phone)] ?? [];
  return phone[4] === '0' && counts.includes(phone.length - 5) ? phone.slice(0, 4) + phone.slice(5) : phone;
}

/** The mail pattern of S5.4, at most 120 characters; the contract's `Email` is the same. */
export const mailPattern = /^(?=.{1,120}$)[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/;

/** The country code without its padding: 0094771234567 → 94. */
export const callingCodeOf = (phone: string) => phone.slice(0, 4).replace(/^0+/, '');

/** The number in the international form for sending text messages: 0094771234567 → +94771234567. */
export const carrierNumber = (phone: string) => `+${callingCodeOf(phone)}${phone.slice(4)}`;

/** The form in which a mail is stored and compared: lower case. */
export const mailKey = (mail: string) => mail.normalize('NFC').toLowerCase();
