import { dictionary } from '@zxcvbn-ts/language-common';

/** Number of the most common passwords that are refused. */
const commonCount = 3_000;
const length = { min: 8, max: 64 };
const classesMin = 3;
const classes = [/\p{Lu}/u, /\p{Ll}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u];

const common = new Set(
  dictionary['passwords-common'].slice(0, commonCount).map((word) => word.toLowerCase()),
);

/**
 * True for a password that nobody may take (S5.11–S5.13, Z27): shorter than 8 or longer than 64 signs, blank
 * at an edge, fewer than three of capitals, small letters, digits and symbols, or one of the commonest.
 */
export function isWeakPassword(password: string): boolean {
  const signs = Array.from(password).length;
  if (signs < length.min || signs > length.max || password.trim() !== password) return true;
  if (classes.filter((one) => one.test(password)).length < classesMin) return true;
  return common.has(password.toLowerCase());
}
