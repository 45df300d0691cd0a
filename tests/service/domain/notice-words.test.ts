import { describe, expect, test } from 'vitest';
import { noticeKinds, type NoticeKind } from '#service/db/schema/order-words.ts';
import type { NoticeFacts } from '#service/db/schema/order-notices.ts';
import { languageTags, type Language } from '#service/domain/language.ts';
import { amountIn, dayIn, letterOf, noticeIn, textOf } from '#service/orders/messages/notice.ts';
import { noticeTexts } from '#service/orders/messages/told.ts';
import { written } from '#service/platform/letter.ts';

const languages = Object.keys(languageTags) as Language[];
const orderNumber = '261122091411870396';

/** Every notice that there are words for, with all of its facts, and with as few as its cause may bring. */
const notices = noticeTexts.flatMap((text) => {
  const kind: NoticeKind =
    text === 'COMPLETED' ? 'RATE_REMINDER' : text === 'GROUP_JOINED' ? 'PAID' : kindOf(text);
  const about =
    text === 'GROUP_JOINED'
      ? 'GROUPING'
      : text.startsWith(`${kind}_`)
        ? text.slice(kind.length + 1)
        : undefined;
  const must: NoticeFacts = {
    ...(about !== undefined && { about }),
    amount: { amount: 2_278_500, currency: 'LKR' },
    courierName: 'Pearl Courier',
    trackingNumber: 'PC 4410 2279 61',
    until: '2026-11-30',
  };
  const all = { ...must, coins: 36, day: '2026-11-26', words: 'The seal is broken & the box <open>.' };
  return [
    { text, kind, facts: all },
    { text, kind, facts: must },
  ];
});

function kindOf(text: string): NoticeKind {
  const found = noticeKinds.toSorted((a, b) => b.length - a.length).find((kind) => text.startsWith(kind));
  if (!found) throw new Error(`no kind for ${text}`);
  return found;
}

test('every kind of notice has words', () => {
  expect(new Set(notices.map(({ kind }) => kind))).toEqual(new Set(noticeKinds));
  expect(notices.map((notice) => textOf(notice))).toEqual(notices.map(({ text }) => text));
});

describe.each(languages)('in %s', (language) => {
  test.each(notices)('$text is whole, and fits the contract', (notice) => {
    const { title, lines } = noticeIn({ ...notice, orderNumber }, language);
    const content = lines.join(' ');
    expect(title.length).toBeLessThanOrEqual(120);
    expect(content.length).toBeLessThanOrEqual(500);
    expect(content).toContain(orderNumber);
    expect(`${title} ${content}`).not.toMatch(/undefined|null|NaN|\[object/);
    const { text, html, short } = written(letterOf({ ...notice, orderNumber }, language), language);
    for (const line of lines) expect(text).toContain(line);
    expect(html).not.toContain('<open>');
    expect(short.startsWith('iCan Mall')).toBe(true);
  });
});

test.each<[Language, string, string, string]>([
  ['en', 'Rs 22,785', '₭187,000', '¥123.45'],
  ['zh', 'Rs 22,785', '₭187,000', '¥123.45'],
  ['tr', 'Rs 22.785', '₭187.000', '¥123,45'],
  ['ru', '22 785 Rs', '187 000 ₭', '123,45 ¥'],
  ['pt', 'Rs 22 785', '₭187 000', '¥123,45'],
])('amounts in %s are written as the storefront writes them', (language, rupees, kip, yuan) => {
  const plain = (amount: number, currency: string) =>
    amountIn({ amount, currency }, language).replaceAll(/\s/g, ' ');
  expect([plain(2_278_500, 'LKR'), plain(18_700_000, 'LAK'), plain(12_345, 'CNY')]).toEqual([
    rupees,
    kip,
    yuan,
  ]);
});

test('days are written out, times stay as they are', () => {
  expect(dayIn('2026-11-26', 'en')).toBe('Thursday 26 November');
  expect(dayIn('2026-11-26', 'zh')).toBe('11月26日星期四');
  expect(dayIn('14:05', 'ru')).toBe('14:05');
});
