import type { RefusalCode } from '#service/domain/refusal.ts';
import { defineMessages, type Message } from '#service/domain/words.ts';

/** What a shopper reads when a password, a registration or a reset is refused (S8.1, S8.3). */
export const signInRefusals = defineMessages({
  'auth.bad_credentials': {
    id: 'refusal.auth.bad_credentials',
    defaultMessage: 'The account or password is incorrect',
    description: 'Error: no such account, or a wrong password: one text for both',
  },
  'login.locked': {
    id: 'refusal.login.locked',
    defaultMessage: 'Too many tries. Please try again later',
    description: 'Error: too many wrong passwords or codes',
  },
  'auth.sign_in_again': {
    id: 'refusal.auth.sign_in_again',
    defaultMessage: 'Please log out, log in again, and do this within ten minutes',
    description: 'Error: what was asked is done only shortly after a login',
  },
  'register.exists': {
    id: 'refusal.register.exists',
    defaultMessage: 'There is already an account. Please log in',
    description: 'Error: somebody registers with a number or email that has an account',
  },
  'reset.no_account': {
    id: 'refusal.reset.no_account',
    defaultMessage: 'There is no account with this number or email yet',
    description: 'Error: a password is reset for a number or email without an account',
  },
  'invite.invalid': {
    id: 'refusal.invite.invalid',
    defaultMessage: 'This invite code is not valid',
    description: 'Error: the code of a friend’s invitation is unknown',
  },
  'auth.social_failed': {
    id: 'refusal.auth.social_failed',
    defaultMessage: 'Login failed. Please try again or choose another way to log in',
    description: 'Error: Google, Facebook or the app did not confirm the login',
  },
  'password.weak': {
    id: 'refusal.password.weak',
    defaultMessage: 'Please choose a stronger password',
    description: 'Error: the new password is too easy to guess',
  },
  'password.old_wrong': {
    id: 'refusal.password.old_wrong',
    defaultMessage: 'The old password is incorrect',
    description: 'Error: the present password was typed wrongly while changing it',
  },
  'password.same': {
    id: 'refusal.password.same',
    defaultMessage: 'The new password is the same as the old one',
    description: 'Error: the new password is the present one',
  },
}) satisfies Partial<Record<RefusalCode, Message>>;
