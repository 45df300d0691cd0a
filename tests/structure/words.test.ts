import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { languageCodes } from '#src/i18n/languages.ts';
import { text } from './source.ts';

const messagesOf = (language: string) =>
  JSON.parse(text(`src/i18n/messages/${language}.json`)) as Record<string, string>;
const english = messagesOf('en');
const others = languageCodes.filter((language) => language !== 'en');

const placeholders = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap((option) => placeholders(option.value))
        : element.type === TYPE.tag
          ? placeholders(element.children)
          : [];
    return [element.value, ...inner];
  });
const asked = (message: string) => [...new Set(placeholders(parse(message)))].toSorted();

const plurals = (elements: MessageFormatElement[]): string[][] =>
  elements.flatMap((element) => (element.type === TYPE.plural ? [Object.keys(element.options)] : []));

test.each(others)('%s says everything that English says', (language) => {
  const own = messagesOf(language);
  const file = `src/i18n/messages/${language}.json`;
  expect(
    Object.keys(english).filter((id) => !(id in own)),
    `${file} has no words for these`,
  ).toEqual([]);
  expect(
    Object.keys(own).filter((id) => !(id in english)),
    `${file} says what English does not: take it out, or run "npm run messages" for the English`,
  ).toEqual([]);
});

test.each(others)('%s has no empty words and asks for the same values', (language) => {
  const words = messagesOf(language);
  const wrong = Object.entries(english).filter(
    ([id, message]) => !words[id]?.trim() || asked(words[id]).join() !== asked(message).join(),
  );
  expect(wrong, `src/i18n/messages/${language}.json: empty, or with other {values} than English`).toEqual([]);
});

test('Russian counts as Russians do', () => {
  const wrong = Object.entries(messagesOf('ru')).filter(([, message]) =>
    plurals(parse(message)).some(
      (forms) => !['one', 'few', 'many', 'other'].every((form) => forms.includes(form)),
    ),
  );
  expect(wrong, 'src/i18n/messages/ru.json: plurals need one, few, many and other').toEqual([]);
});

test.each([
  'Out stock',
  'This product does not available in your area',
  'Please add your address',
  'Invalid mobile number',
  'Please enter valid code',
  'Sorry, There are no reviews here',
  'Something went wrong',
  'Error Occured While collecting the voucher',
  'Voucher collected',
  'please reorder',
  'Checkout summary',
  'Do you confirm the receipt',
  'Oops! It looks like you missed a few fields or entered invalid data.',
])('the specification\'s words "%s" stand letter for letter in English (S5, S8)', (words) => {
  expect(Object.values(english)).toContain(words);
});
