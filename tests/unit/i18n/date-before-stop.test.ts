import { expect, test } from 'vitest';
import { type Language, languageCodes, languages } from '#src/i18n/languages.ts';
import en from '#src/i18n/messages/en.json' with { type: 'json' };
import pt from '#src/i18n/messages/pt.json' with { type: 'json' };
import ru from '#src/i18n/messages/ru.json' with { type: 'json' };
import tr from '#src/i18n/messages/tr.json' with { type: 'json' };
import zh from '#src/i18n/messages/zh.json' with { type: 'json' };

const words: Record<Language, Record<string, string>> = { en, pt, ru, tr, zh };

/** How days are written within messages. */
const ways: readonly Intl.DateTimeFormatOptions[] = [
  { day: 'numeric', month: 'short' },
  { weekday: 'short', day: 'numeric', month: 'short' },
  { dateStyle: 'medium' },
  { dateStyle: 'long' },
];

/** Whether a day of some month ends in a point of its own, as "7 дек." does. */
const pointed = (code: Language) =>
  ways.some((way) => {
    const format = new Intl.DateTimeFormat(languages[code].formats, way);
    return Array.from({ length: 12 }, (_, month) => format.format(new Date(2026, month, 7))).some((day) =>
      day.endsWith('.'),
    );
  });

/** A day, by the names that messages give it, right before a full stop. */
const dayBeforeStop = /\{(?:day|date|from|to)(?:, date, \w+)?\}\}*\./;

test.each(languageCodes)('%s writes no day whose point would meet a full stop', (code) => {
  const met = Object.entries(words[code]).filter(([, text]) => dayBeforeStop.test(text));
  expect(pointed(code) ? met : []).toEqual([]);
});

test('it is Russian whose days end so', () => {
  expect(languageCodes.filter(pointed)).toEqual(['ru']);
});

test.each([
  'До {day}.',
  '{n, plural, other {До {date}.}}',
  '{n, plural, other {до {to}}}.',
  'до {date, date, medium}.',
])('found in: %s', (text) => {
  expect(text).toMatch(dayBeforeStop);
});

test.each(['До {day}, и всё.', 'до {day}; нет', '{amount}.'])('not found in: %s', (text) => {
  expect(text).not.toMatch(dayBeforeStop);
});
