import { randomInt, timingSafeEqual } from 'node:crypto';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { type Clock, minutesAfter } from '#service/domain/clock.ts';
import type { Language } from '#service/domain/language.ts';
import { callingCodeOf, carrierNumber } from '#service/domain/phone.ts';
import { Refusal } from '#service/domain/refusal.ts';
import type { CodeStore } from '#service/store/auth.ts';
import { codeMessage } from './messages/code-message.ts';
import type { Outbox } from './outbox.ts';
import { keyedHash } from './refresh-halves.ts';
import type { Channel, Message, Senders } from './sender.ts';
import type { ShopKeys } from './signing-keys.ts';

/** Minutes a code is good for and seconds until the next one. */
const validMinutes = 5;
export const resendSeconds = 60;

export type CodePurpose = 'login' | 'register' | 'reset';

type CodeBookParts = {
  store: CodeStore;
  keys: ShopKeys;
  senders: Senders;
  outbox: Outbox;
  clock: Clock;
  /** Country codes that text messages go to; undefined is every country code there is. */
  smsCountries: readonly string[] | undefined;
  /** Counts a text message against the budget of its country code and refuses what is over it. */
  prefixBudget: (callingCode: string) => Promise<void>;
};

type CodeRequest = { to: string; purpose: CodePurpose | undefined; language: Language };

const everyCallingCode = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));

export type CodeBook = ReturnType<typeof codeBook>;

/** Sends one-time codes and checks them; what is kept is a keyed hash, never a code. */
export function codeBook({ store, keys, senders, outbox, clock, smsCountries, prefixBudget }: CodeBookParts) {
  const hashOf = (to: string, code: string) => keyedHash(`code ${to} ${code}`, keys);
  const destinationOf = (to: string) => keyedHash(`destination ${to}`, keys);

  async function send(channel: Channel, { to, purpose, language }: CodeRequest) {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const now = clock();
    const issued = await store.issue({
      destination: destinationOf(to),
      purpose: purpose ?? null,
      codeHash: hashOf(to, code),
      now,
      expiresAt: minutesAfter(now, validMinutes),
    });
    if ('waitSeconds' in issued) throw new Refusal('code.too_often', { retryAfter: issued.waitSeconds });
    const { subject, text, html, short } = codeMessage(code, purpose ?? 'any', language);
    const message: Message =
      channel === 'sms'
        ? { channel, to: carrierNumber(to), subject, text: short, code }
        : { channel, to, subject, text, html, code };
    try {
      await (senders[channel] ?? outbox).send(message);
    } catch {
      await store.void(issued.codeId);
      throw new Refusal('code.send_failed');
    }
    return { resendAfter: resendSeconds, expiresIn: validMinutes * 60 };
  }

  return {
    async sendSms(request: CodeRequest) {
      const country = callingCodeOf(request.to);
      const served = smsCountries ? smsCountries.includes(country) : everyCallingCode.has(country);
      if (!served) throw new Refusal('phone.region_unsupported');
      await prefixBudget(country);
      return send('sms', request);
    },
    sendMail: (request: CodeRequest) => send('mail', request),

    /** Uses a code up, or refuses; at most five guesses are ever compared with one code. */
    async use(to: string, code: string, purpose: CodePurpose) {
      const guess = await store.guess(destinationOf(to), purpose, clock());
      if (guess === 'none') throw new Refusal('code.invalid');
      if (guess === 'expired') throw new Refusal('code.expired');
      if (guess === 'exhausted') throw new Refusal('code.exhausted');
      const right = timingSafeEqual(Buffer.from(guess.codeHash), Buffer.from(hashOf(to, code)));
      if (!right || !(await store.use(guess.codeId, clock()))) throw new Refusal('code.invalid');
    },
  };
}
