/** A mobile number as the contract writes it: country code padded to four digits, then 9 or 10 digits (S5.2, S5.23). */
export const phonePattern = /^\d{4}\d{9,10}$/;

/** The mail pattern of S5.4, at most 120 characters; the contract's `Email` is the same. */
export const mailPattern = /^(?=.{1,120}$)[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/;

/** The country code without its padding: 0094771234567 → 94. */
export const callingCodeOf = (phone: string) => phone.slice(0, 4).replace(/^0+/, '');

/** The number as carriers take it: 0094771234567 → +94771234567. */
export const carrierNumber = (phone: string) => `+${callingCodeOf(phone)}${phone.slice(4)}`;

/** Mails are compared without regard to case. */
export const mailKey = (mail: string) => mail.normalize('NFC').toLowerCase();
