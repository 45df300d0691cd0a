import { createIntl } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endMonth, lastDay, lastDayInFull } from '#src/design-system/cards/coin/coin-days.ts';
import { coinMonths } from '#src/domain/coin/coin-months.ts';
import { languageCodes, languages } from '#src/i18n/languages.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-31T23:59:00Z') }));
afterEach(() => void vi.useRealTimers());

const intlOf = (code: (typeof languageCodes)[number], timeZone = 'UTC') =>
  createIntl({ locale: languages[code].formats, timeZone });

test.each(languageCodes)('%s: in the last minute of a year, coins of both years say theirs', (code) => {
  for (const timeZone of ['UTC', 'Asia/Colombo', 'America/Los_Angeles']) {
    const intl = intlOf(code, timeZone);
    for (const [day, year] of [
      ['2026-12-31', '2026'],
      ['2027-01-01', '2027'],
      ['2027-03-31', '2027'],
    ] as const) {
      expect(lastDayInFull(intl, day)).toContain(year);
      expect(lastDayInFull(intl, day)).toMatch(new RegExp(`(?<!\\d)${Number(day.slice(-2))}(?!\\d)`));
      expect(lastDay(intl, day)).toContain(year);
    }
  }
});

test.each(languageCodes)('%s: the sentence about them ends with one full stop', async (code) => {
  const { default: words } = (await import(`../../../src/i18n/messages/${code}.json`)) as {
    default: Record<string, string>;
  };
  const intl = createIntl({ locale: languages[code].formats, messages: words });
  const sentence = { id: 'coinEnds.next' };
  const values = { count: 1240, date: lastDayInFull(intl, '2027-03-31') };
  expect(intl.formatMessage(sentence, values)).not.toMatch(/\.\s*\./);
});

test('bars go on over the turn of the year, and each is heard with its own', () => {
  const months = coinMonths([
    { coins: 120, at: '2026-11-30' },
    { coins: 40, at: '2027-02-28' },
  ]);
  expect(months.map(({ month }) => endMonth(intlOf('en'), month))).toEqual([
    { seen: 'Nov', heard: 'November 2026' },
    { seen: 'Dec', heard: 'December 2026' },
    { seen: 'Jan', heard: 'January 2027' },
    { seen: 'Feb', heard: 'February 2027' },
    { seen: 'Mar', heard: 'March 2027' },
    { seen: 'Apr', heard: 'April 2027' },
  ]);
});
