import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl, type IntlShape } from 'react-intl';
import { expect, it, test } from 'vitest';
import { quickIntl } from '#src/i18n/quick-intl.ts';

const texts = {
  plain: 'Kettle',
  named: 'Sold by {shop}',
  many: '{count, plural, =0 {none} one {# piece} few {# pieces} many {# pieces} other {# pieces}}',
  share: '{share, number, ::percent} off',
  day: 'until {day, date, medium}',
  tagged: 'Read <link>the terms</link> of {shop}',
};
const messages = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]));
const named = (id: string) => ({ id });
const missing = { ...named('unknown'), defaultMessage: 'In English' };
const locales = ['en-GB', 'zh-CN', 'ru-RU', 'tr-TR', 'pt-PT'];

function both(locale: string) {
  const faults: string[] = [];
  const make = () =>
    createIntl({
      locale,
      defaultLocale: 'en-GB',
      messages,
      timeZone: 'Asia/Colombo',
      onError: (fault) => void faults.push(fault.code),
    });
  return { plain: make(), quick: quickIntl(make()), faults };
}

test.each(locales)(
  '%s: words, figures and dates are those of FormatJS, the first time and later',
  (locale) => {
    const { plain, quick, faults } = both(locale);
    const say = (intl: IntlShape) => [
      intl.formatMessage(named('plain')),
      intl.formatMessage(named('named'), { shop: 'Kandy Tea' }),
      ...[0, 1, 3, 5, 21, 1234].map((count) => intl.formatMessage(named('many'), { count })),
      intl.formatMessage(named('share'), { share: 0.25 }),
      intl.formatMessage(named('day'), { day: Date.UTC(2026, 5, 1, 20) }),
      intl.formatMessage(named('tagged'), { shop: 'Kandy Tea', link: (words) => `[${words.join('')}]` }),
      intl.formatNumber(1234.5),
      intl.formatNumber(1234.5, { minimumFractionDigits: 2 }),
      intl.formatNumber(1234.5, { useGrouping: false }),
      intl.formatNumber(0.5, { style: 'percent' }),
      JSON.stringify(intl.formatNumberToParts(1234567.891, { maximumFractionDigits: 1 })),
    ];
    expect(say(quick)).toEqual(say(plain));
    expect(say(quick)).toEqual(say(plain));
    expect(faults).toEqual([]);
  },
);

it('two messages of the same words, and two sets of options, are kept apart', () => {
  const { quick } = both('en-GB');
  expect(quick.formatMessage(named('named'), { shop: 'A' })).toBe('Sold by A');
  expect(quick.formatMessage(named('named'), { shop: 'B' })).toBe('Sold by B');
  expect(quick.formatNumber(1.5, { maximumFractionDigits: 0 })).toBe('2');
  expect(quick.formatNumber(1.5, { maximumFractionDigits: 1 })).toBe('1.5');
});

it('what is missing or cannot be said is reported as FormatJS reports it', () => {
  const { quick, faults } = both('ru-RU');
  expect(quick.formatMessage(missing)).toBe('In English');
  quick.formatMessage(named('named'), { shop: 'A' });
  quick.formatMessage(named('named'), {});
  expect(faults).toEqual(['MISSING_TRANSLATION', 'FORMAT_ERROR']);
});
