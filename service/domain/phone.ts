import mobileNumbers from '#openapi/mobile-numbers.json' with { type: 'json' };

type MobileNumbers = typeof mobileNumbers;

/** A mobile number as the contract writes it: country code padded to four digits, then its digits (S5.2, S5.23, Z11). */
export function isPhone(phone: string, numbers: MobileNumbers = mobileNumbers): boolean {
  if (!/^\d{5,}$/.test(phone)) return false;
  const own = (numbers.ownDigits as Record<string, number>)[callingCodeOf(phone)];
  const count = phone.length - 4;
  if (numbers.ownDigitsOn && own) return count === own;
  return count >= numbers.digits.min && count <= numbers.digits.max;
}

/** The mail pattern of S5.4, at most 120 characters; the contract's `Email` is the same. */
export const mailPattern = /^(?=.{1,120}$)[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/;

/** The country code without its padding: 0094771234567 → 94. */
export const callingCodeOf = (phone: string) => phone.slice(0, 4).replace(/^0+/, '');

/** The number as carriers take it: 0094771234567 → +94771234567. */
export const carrierNumber = (phone: string) => `+${callingCodeOf(phone)}${phone.slice(4)}`;

/** Mails are compared without regard to case. */
export const mailKey = (mail: string) => mail.normalize('NFC').toLowerCase();
