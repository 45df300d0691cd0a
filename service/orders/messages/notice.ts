import { currencies } from '#openapi/currencies.ts';
import type { NoticeFacts } from '#service/db/schema/order-notices.ts';
import type { NoticeKind } from '#service/db/schema/order-words.ts';
import { type Language, languageTags } from '#service/domain/language.ts';
import type { Letter } from '#service/platform/letter.ts';
import { en } from './en.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { type NoticeText, type NoticeWords, noticeTexts, type Told, type Words } from './told.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

const words: Record<Language, NoticeWords> = { en, zh, tr, ru, pt };

/** A notice as it is kept: its kind, the order, and the figures of its words. */
export type KeptNotice = { kind: NoticeKind; orderNumber: string; facts: NoticeFacts };

const noBreakSpace = '\u00a0';

/** An amount in a language, as the storefront writes it: our sign, decimals only where the currency shows some. */
export function amountIn(
  { amount, currency }: { amount: number; currency: string },
  language: Language,
): string {
  const { symbol, displayDecimals, exponent } = currencies[currency as keyof typeof currencies];
  const figure = new Intl.NumberFormat(languageTags[language], {
    minimumFractionDigits: displayDecimals,
    maximumFractionDigits: displayDecimals,
    useGrouping: 'always',
  }).format(amount / 10 ** exponent);
  if (language === 'ru') return `${figure}${noBreakSpace}${symbol}`;
  // A space stands between a symbol of several letters and the figure, but not after a single sign (€).
  return symbol.length > 1 ? `${symbol}${noBreakSpace}${figure}` : `${symbol}${figure}`;
}

const coinsIn: Record<Language, (coins: number) => string> = {
  en: (coins) => (coins === 1 ? '1 coin' : `${coins} coins`),
  zh: (coins) => `${coins} 枚金币`,
  tr: (coins) => `${coins} coin`,
  ru: (coins) => `монеты: ${coins}`,
  pt: (coins) => (coins === 1 ? '1 moeda' : `${coins} moedas`),
};

/** The sum that a notice names: its money and, where coins go back too, the coins; undefined without any. */
function sumIn(kind: NoticeKind, { amount, coins }: NoticeFacts, language: Language): string | undefined {
  const parts = [
    ...(amount ? [amountIn(amount, language)] : []),
    ...((kind === 'REFUND' || kind === 'CANCELLED') && coins !== undefined && coins > 0
      ? [coinsIn[language](coins)]
      : []),
  ];
  return parts.length > 0 ? parts.join(' + ') : undefined;
}

/** Turns a date `2026-11-26` into words, `Thursday 26 November`; any other text, such as a time of day, stays as it is. */
export function dayIn(day: string, language: Language): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  const tag = language === 'en' ? 'en-GB' : languageTags[language];
  const format = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Which text a notice has: its kind's own, or the one that its facts name. */
export function textOf({ kind, facts: { about } }: Pick<KeptNotice, 'kind' | 'facts'>): NoticeText {
  const named = about === undefined ? kind : `${kind}_${about}`;
  const own = kind === 'RATE_REMINDER' ? 'COMPLETED' : named === 'PAID_GROUPING' ? 'GROUP_JOINED' : named;
  const found = noticeTexts.find((text) => text === own);
  if (!found) throw new Error(`there are no words for a notice ${named}`);
  return found;
}

/** What a notice says in a language: its title, and its sentences (contract: OrderNotice). */
export function noticeIn({ kind, orderNumber, facts }: KeptNotice, language: Language): Words {
  const told: Told = {
    orderNumber,
    amount: sumIn(kind, facts, language),
    coins: facts.coins,
    courier: facts.courierName,
    parcel: facts.trackingNumber,
    day: facts.day && dayIn(facts.day, language),
    until: facts.until && dayIn(facts.until, language),
    words: facts.words,
  };
  return words[language][textOf({ kind, facts })](told);
}

/** A notice as a letter: mail and text message contain these words only. */
export function letterOf(notice: KeptNotice, language: Language): Letter {
  const { title, lines } = noticeIn(notice, language);
  const gap = language === 'zh' ? '' : ' ';
  const colon = language === 'zh' ? '：' : ': ';
  return { subject: title, paragraphs: lines, short: `iCan Mall${colon}${lines.join(gap)}` };
}
