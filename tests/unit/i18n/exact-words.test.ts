import { describe, expect, test } from 'vitest';
import { wordsFor } from '#service/http/plumbing-refusals.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import en from '#src/i18n/messages/en.json' with { type: 'json' };
import pt from '#src/i18n/messages/pt.json' with { type: 'json' };
import ru from '#src/i18n/messages/ru.json' with { type: 'json' };
import tr from '#src/i18n/messages/tr.json' with { type: 'json' };
import zh from '#src/i18n/messages/zh.json' with { type: 'json' };

type Words = Record<string, string>;

const idsOf = (text: string) =>
  Object.entries(en as Words).flatMap(([id, own]) => (own === text ? [id] : []));

/** What the specification says letter for letter, its spelling included (Z34). */
describe('the words of the specification', () => {
  test.each([
    ['S2.9', 'Checkout summary'],
    ['S2.40', 'Go to Home'],
    ['S4.17', 'Order cancelled'],
    ['S4.19', 'Do you confirm the receipt'],
    ['S5.1', 'Please select the country code'],
    ['S5.2', 'Invalid mobile number'],
    ['S5.16', 'Password not match'],
    ['S5.18', 'Please enter valid code'],
    ['S5.26', 'Oops! It looks like you missed a few fields or entered invalid data.'],
    ['S8.9', 'Something went wrong'],
    ['S8.11', 'Out stock'],
    ['S8.12', 'This product does not available in your area'],
    ['S8.13', 'Please add your address'],
    ['S8.14', 'Error Occured While collecting the voucher'],
    ['S8.15', 'Sorry, There are no reviews here'],
    ['S8.16', 'Invalid mobile number'],
    ['S8.17', 'please reorder'],
  ])('%s: “%s” stands so in English, and in words of their own in the other four', (_line, text) => {
    const ids = idsOf(text);
    expect(ids).not.toEqual([]);
    for (const other of [zh, tr, ru, pt] as Words[])
      for (const id of ids) expect([other[id], other[id] === text]).toEqual([expect.any(String), false]);
  });

  test('“Check out expired!” is said by the service, in every language (S4.25, S8.10, Z24)', () => {
    expect(wordsFor('checkout.expired', 'en')).toBe('Check out expired!');
    const said = languageCodes.map((language) => wordsFor('checkout.expired', language));
    expect(new Set(said).size).toBe(5);
  });

  test.each([
    ['S9.16', 'duplicate order', undefined],
    ['S9.17', 'wrong product description', 'or the wrong spec was chosen'],
    ['S9.18', 'changed delivery address', 'or the address is wrong'],
    ['S9.19', 'changed my mind', undefined],
    ['S9.20', 'found cheaper elsewhere', 'or the price is too high'],
    ['S9.21', 'delivery time too long', undefined],
  ])(
    '%s: a reason to cancel is called “%s”, and its other wording is its help (Z36)',
    (_line, label, help) => {
      const labels = Object.entries(en as Words).filter(([id]) => id.startsWith('cancelReason.'));
      const said = labels.map(([, text]) => text.toLowerCase());
      expect(said).toEqual(expect.arrayContaining([label, help ?? label]));
    },
  );
});
