import type { Clock } from '#service/domain/clock.ts';
import type { Device } from './device.ts';
import type { Language } from '#service/domain/language.ts';
import { carrierNumber } from '#service/domain/phone.ts';
import { errorFacts, type Log } from '#service/http/error-log.ts';
import { cardSavedWords, deletionCancelledWords, deletionRequestedWords } from './messages/account-words.ts';
import { type Letter, written } from '#service/platform/letter.ts';
import { newDeviceWords, passwordChangedWords, passwordResetWords } from './messages/security-words.ts';
import type { Channel, Sender, Senders } from '#service/platform/sender.ts';

/** Whom a notice goes to: by mail when there is one, else as a text message, in the language of the last sign-in. */
export type Recipient = { mail: string | null; mobile: string | null; language: Language | null };

type NoticeParts = { senders: Senders; outbox: Sender; clock: Clock; log: Log };

export type Notices = ReturnType<typeof notices>;

const asRead = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/**
 * What the mall tells an account's owner unasked. Call one after the transaction that caused it: it returns at once, and a
 * message that cannot be sent fails nothing and is logged without its address.
 */
export function notices({ senders, outbox, clock, log }: NoticeParts) {
  const under = new Set<Promise<void>>();

  function tell(event: string, user: Recipient, letter: (language: Language) => Letter) {
    const { mail, mobile, language } = { ...user, language: user.language ?? 'en' };
    const channel: Channel = mail === null ? 'sms' : 'mail';
    const to = mail ?? (mobile === null ? null : carrierNumber(mobile));
    if (to === null) return;
    const { subject, text, html, short } = written(letter(language), language);
    const message =
      channel === 'sms' ? { channel, to, subject, text: short } : { channel, to, subject, text, html };
    const sending = (senders[channel] ?? outbox).send(message).catch((fault: unknown) => {
      log({
        level: 'error',
        event: 'notice.failed',
        notice: event,
        channel,
        ...errorFacts(fault),
      });
    });
    under.add(sending);
    void sending.finally(() => under.delete(sending));
  }

  return {
    newDevice(user: Recipient, { browser, system }: Device) {
      const device = [browser, system].filter(Boolean).join(', ') || '?';
      tell('newDevice', user, (language) => newDeviceWords[language]({ device, time: asRead(clock()) }));
    },
    passwordChanged(user: Recipient) {
      tell('passwordChanged', user, (language) => passwordChangedWords[language]({ time: asRead(clock()) }));
    },
    passwordReset(user: Recipient) {
      tell('passwordReset', user, (language) => passwordResetWords[language]({ time: asRead(clock()) }));
    },
    /** `card` is brand and last four digits, as in "Visa ··42". */
    cardSaved(user: Recipient, card: string) {
      tell('cardSaved', user, (language) => cardSavedWords[language]({ card, time: asRead(clock()) }));
    },
    deletionRequested(user: Recipient, until: Date) {
      tell('deletionRequested', user, (language) =>
        deletionRequestedWords[language]({ until: asRead(until) }),
      );
    },
    deletionCancelled(user: Recipient) {
      tell('deletionCancelled', user, (language) => deletionCancelledWords[language]({}));
    },
    /** Resolves when nothing is on its way any more; for the shop's closing and for tests. */
    async idle() {
      while (under.size > 0) await Promise.all(under);
    },
  };
}
