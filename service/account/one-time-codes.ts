import { randomInt, timingSafeEqual } from 'node:crypto';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { type Clock, minutesAfter } from '#service/domain/clock.ts';
import type { Language } from '#service/domain/language.ts';
import { callingCodeOf, carrierNumber } from '#service/domain/phone.ts';
import { Refusal } from '#service/domain/refusal.ts';
import type { Browser } from '#service/http/browser-cookies.ts';
import type { CodeStore } from './code-queries.ts';
import { type KnownBrowsers, newBrowserId } from './known-browsers.ts';
import { codeMessage } from './messages/code-message.ts';
import type { Outbox } from '#service/platform/outbox.ts';
import { keyedHash } from '#service/platform/keyed-hash.ts';
import type { Channel } from '#service/platform/sender.ts';
import type { ShopKeys } from '#service/platform/signing-keys.ts';

/** Minutes for which a code is valid, and seconds until the next one may be asked for. */
const validMinutes = 5;
export const resendSeconds = 60;

export type CodePurpose = 'login' | 'register' | 'reset' | 'deletion' | 'contact';

type CodeBookParts = {
  store: CodeStore;
  browsers: KnownBrowsers;
  keys: ShopKeys;
  outbox: Outbox;
  clock: Clock;
  /** Calling codes (such as 94) to which text messages are sent; undefined for every calling code. */
  smsCountries: readonly string[] | undefined;
  /** Counts a text message against the budget of its country code and refuses what is over it. */
  prefixBudget: (callingCode: string) => Promise<void>;
};

type CodeRequest = { to: string; purpose: CodePurpose | undefined; language: Language; browser: Browser };

type Proof = { to: string; code: string; purpose: CodePurpose; asker: string | undefined };

const everyCallingCode = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));

export type OneTimeCodes = ReturnType<typeof oneTimeCodesWith>;

/**
 * Sends one-time codes and checks them; only a keyed hash of a code is stored. A code belongs to the browser that asked for
 * it, so that a stranger who asks for codes or guesses does not use up the owner's code.
 */
export function oneTimeCodesWith(parts: CodeBookParts) {
  const { store, browsers, keys, outbox, clock, smsCountries, prefixBudget } = parts;
  const hashOf = (to: string, code: string) => keyedHash(`code ${to} ${code}`, keys);
  const destinationOf = (to: string) => keyedHash(`destination ${to}`, keys);
  const askerOf = (id: string) => keyedHash(`asker ${id}`, keys);

  async function send(channel: Channel, { to, purpose, language, browser }: CodeRequest) {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const now = clock();
    const asker = browser.asker ?? newBrowserId();
    const knownBrowser = await browsers.countedAs(browser.known, to);
    const expiresAt = minutesAfter(now, validMinutes);
    const { subject, text, html, short } = codeMessage(code, purpose ?? 'any', language);
    const words =
      channel === 'sms'
        ? { channel, to: carrierNumber(to), subject, text: short, code }
        : { channel, to, subject, text, html, code };
    const issued = await store.issue(
      {
        destination: destinationOf(to),
        asker: askerOf(asker),
        open: browser.asker === undefined && knownBrowser === undefined,
        knownBrowser: knownBrowser ?? null,
        purpose: purpose ?? null,
        codeHash: hashOf(to, code),
        now,
        expiresAt,
      },
      (tx, codeId) => outbox.write(tx, { cause: `code ${codeId}`, kind: 'code', expiresAt, ...words }),
    );
    if ('waitSeconds' in issued) throw new Refusal('code.too_often', { retryAfter: issued.waitSeconds });
    const { codeId, also: messageId } = issued;
    try {
      if (messageId !== undefined) await outbox.deliver(messageId);
    } catch {
      // Sending failed: the request fails, the code is deleted and nothing is retried later.
      if (messageId !== undefined) await outbox.withdraw(messageId);
      await store.void(codeId);
      throw new Refusal('code.send_failed');
    }
    return { ticket: { resendAfter: resendSeconds, expiresIn: validMinutes * 60 }, asker };
  }

  /**
   * Compares a code, or refuses (`code.invalid`, `code.expired`, `code.exhausted`). Returns a function that marks the code as used,
   * so that a request with two codes does not lose one because the other is wrong. A code allows five guesses of the browser that
   * asked for it; a code that was asked for without a cookie allows five more of browsers that have no code of their own.
   */
  async function check({ to, code, purpose, asker }: Proof) {
    const guess = await store.guess(
      { destination: destinationOf(to), purpose, asker: asker && askerOf(asker) },
      clock(),
    );
    if (guess === 'none') throw new Refusal('code.invalid');
    if (guess === 'expired') throw new Refusal('code.expired');
    if (guess === 'exhausted') throw new Refusal('code.exhausted');
    const right = timingSafeEqual(Buffer.from(guess.codeHash), Buffer.from(hashOf(to, code)));
    if (!right) throw new Refusal('code.invalid');
    return async () => {
      if (!(await store.use(guess.codeId, clock()))) throw new Refusal('code.invalid');
    };
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

    check,

    /** Compares a code and uses it up, or refuses. */
    async use(proof: Proof) {
      await (
        await check(proof)
      )();
    },
  };
}
