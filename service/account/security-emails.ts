import { createHash } from 'node:crypto';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import { type Device, deviceLabel } from './device.ts';
import type { Language } from '#service/domain/language.ts';
import { carrierNumber } from '#service/domain/phone.ts';
import {
  cardRemovedWords,
  cardSavedWords,
  deletionCancelledWords,
  deletionRequestedWords,
} from './messages/account-words.ts';
import { type Letter, written } from '#service/platform/letter.ts';
import { newDeviceWords, passwordChangedWords, passwordResetWords } from './messages/security-words.ts';
import { contactAddedWords, contactChangedWords } from './messages/contact-words.ts';
import type { AccountKey } from './new-account.ts';
import type { Outbox } from '#service/platform/outbox.ts';

/** Whom a notice goes to: by mail when there is one, else as a text message, in the language of the last sign-in. */
export type Recipient = {
  userId: string;
  mail: string | null;
  mobile: string | null;
  language: Language | null;
};

type NoticeParts = { outbox: Pick<Outbox, 'write' | 'sendSoon'>; clock: Clock };

/** The kind of a message, and a text that tells this cause from others of the same kind and account: each is written once. */
type Cause = [kind: string, of: string];

export type SecurityMessages = ReturnType<typeof securityMessagesWith>;

const asRead = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The hash identifies the password change, so that each change is notified once. */
const fingerprint = (passwordHash: string) =>
  createHash('sha256').update(passwordHash).digest('base64url').slice(0, 16);

/**
 * Security messages to the owner of an account. Each is written once, in the transaction of its cause; the returned
 * id is passed to `send` after the commit. Failures to send are retried and never fail the request.
 */
export function securityMessagesWith({ outbox, clock }: NoticeParts) {
  async function write(tx: Db, [kind, of]: Cause, user: Recipient, letter: (language: Language) => Letter) {
    const { userId, mail, mobile } = user;
    const language = user.language ?? 'en';
    const to = mail ?? (mobile === null ? null : carrierNumber(mobile));
    if (to === null) return undefined;
    const { subject, text, html, short } = written(letter(language), language);
    const words =
      mail === null
        ? { channel: 'sms' as const, to, subject, text: short }
        : { channel: 'mail' as const, to, subject, text, html };
    return outbox.write(tx, { cause: `${kind} ${userId} ${of}`, kind, userId, ...words });
  }

  return {
    newDevice(tx: Db, user: Recipient, device: Device) {
      const name = [device.browser, device.system].filter(Boolean).join(', ') || '?';
      return write(tx, ['newDevice', deviceLabel(device)], user, (language) =>
        newDeviceWords[language]({ device: name, time: asRead(clock()) }),
      );
    },
    passwordChanged: (tx: Db, user: Recipient, passwordHash: string) =>
      write(tx, ['passwordChanged', fingerprint(passwordHash)], user, (language) =>
        passwordChangedWords[language]({ time: asRead(clock()) }),
      ),
    passwordReset: (tx: Db, user: Recipient, passwordHash: string) =>
      write(tx, ['passwordReset', fingerprint(passwordHash)], user, (language) =>
        passwordResetWords[language]({ time: asRead(clock()) }),
      ),
    /**
     * Sent to the former number or mail; when the account had none of that kind, to its other contact. `key` is the new number or
     * mail; it is not part of the message.
     */
    contactChanged(tx: Db, user: Recipient, key: AccountKey) {
      const kind = 'mobile' in key ? 'mobile' : 'mail';
      const old = user[kind];
      const reached = old === null ? user : { ...user, mail: null, mobile: null, [kind]: old };
      const words = old === null ? contactAddedWords : contactChangedWords;
      return write(tx, ['contactChanged', `${kind} ${clock().toISOString()}`], reached, (language) =>
        words[language]({ kind, time: asRead(clock()) }),
      );
    },
    /** `card` is brand and last four digits, as in "Visa ··42". */
    cardSaved: (tx: Db, user: Recipient, card: string) =>
      write(tx, ['cardSaved', `${card} ${clock().toISOString()}`], user, (language) =>
        cardSavedWords[language]({ card, time: asRead(clock()) }),
      ),
    cardRemoved: (tx: Db, user: Recipient, card: string) =>
      write(tx, ['cardRemoved', `${card} ${clock().toISOString()}`], user, (language) =>
        cardRemovedWords[language]({ card, time: asRead(clock()) }),
      ),
    deletionRequested: (tx: Db, user: Recipient, until: Date) =>
      write(tx, ['deletionRequested', until.toISOString()], user, (language) =>
        deletionRequestedWords[language]({ until: asRead(until) }),
      ),
    /** `until` is the time at which the account would have been deleted. */
    deletionCancelled: (tx: Db, user: Recipient, until: Date) =>
      write(tx, ['deletionCancelled', until.toISOString()], user, (language) =>
        deletionCancelledWords[language]({}),
      ),
    /** Sends a written message in the background; `id` is undefined for an account without mail and number, which gets none. */
    send: (id: number | undefined) => outbox.sendSoon(id),
  };
}
