import { beforeEach, expect, test } from 'vitest';
import { learn } from '#storybook/languages.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { inStory, like, say, sayAmount, speak } from '#storybook/say.ts';

const inLanguage = async (language: string) => {
  await learn(language);
  speak(language, 'Asia/Colombo');
};

beforeEach(() => inLanguage('ru'));

test('words are those of the language that was set last', async () => {
  expect(say('Save')).toBe('Сохранить');
  await inLanguage('zh');
  expect(say('Save')).toBe('保存');
  await inLanguage('pseudo');
  expect(say('Save')).toBe('[Šávé~~]');
});

test('values are written as the language writes them, with plain spaces', () => {
  expect(say('Remove {name}', { name: 'Lamp' })).toBe('Удалить: Lamp');
  expect(say('productCard.sold', { count: 128_400 })).toContain('128 400');
  expect(sayAmount({ amount: 1_049_000, currency: 'LKR' })).toBe('10 490 Rs');
  expect(inStory().formatNumber(1.5)).toBe('1,5');
});

test('a text that is said in two ways is asked for by its id', async () => {
  expect(say('paymentResult.order', { number: '7' })).toContain('7');
  await inLanguage('pt');
  // @ts-expect-error -- "All" is said in two ways
  expect(() => say('All')).toThrow('ask by id');
  // @ts-expect-error -- no message says this
  expect(() => say('Buy a pig')).toThrow('No message');
});

test('what the service says, too, makes no text ambiguous', async () => {
  for (const language of languageCodes) {
    await inLanguage(language);
    expect(say('Out stock')).not.toBe('');
  }
});

test('tags are left out', () => {
  expect(say('agreementLine.logIn')).not.toMatch(/[<>]/);
});

test('a part of a longer text is found by an expression, with any value where none is given', () => {
  expect(like('Remove {name}').test('Удалить: Lamp')).toBe(true);
  expect(like('Remove {name}', { name: 'Vase (2)' }).test('Удалить: Lamp')).toBe(false);
  expect(like('Remove {name}', { name: 'Vase (2)' }).test('Удалить: Vase (2)')).toBe(true);
  expect(like('productCard.sold', { count: 128_400 }).test('Продано: 128\u00a0400')).toBe(true);
  const found = like('{count, plural, one {# product} other {# products}}');
  expect(['1 товар', '3 товара', '12\u00a0000 товаров'].filter((text) => found.test(text))).toHaveLength(3);
  expect(found.test('товар')).toBe(false);
});

test('a value that is missing is a fault', () => {
  // @ts-expect-error -- the name is missing
  expect(() => say('Remove {name}', {})).toThrow('name');
});
