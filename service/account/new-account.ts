import { randomBytes, randomInt } from 'node:crypto';

/** Key of an account: either a mobile number or a mail. */
export type AccountKey = { mobile: string } | { mail: string };

/** The columns of every new account. `key` is empty for a person whom an identity provider signs in without a proven mail or number. */
export const newAccount = (key: AccountKey | Record<string, never>, regionId: number, now: Date) => ({
  ...key,
  userId: `u_${randomBytes(8).toString('hex')}`,
  inviteCode: inviteCode(),
  regionId,
  createdAt: now,
});

/** A code of eight letters and digits, without those that are easily confused. */
function inviteCode() {
  const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
