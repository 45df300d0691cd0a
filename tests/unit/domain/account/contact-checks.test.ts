import { describe, expect, test } from 'vitest';
import contract from '#openapi/contract.gen.json' with { type: 'json' };
import { realNumbers } from '../../../fixtures/real-numbers.ts';
import { isPhone, phoneKey } from '#service/domain/phone.ts';
import { phoneText } from '#src/domain/address/phone-text.ts';
import { codeFault, emailFault, mobileFault, phoneToSend } from '#src/domain/account/contact-checks.ts';

describe('a mobile number (S5.1–S5.3, Z26)', () => {
  test.each([
    ['94', '771234567', undefined],
    ['94', '77 123 45 67', undefined],
    ['90', '5321234567', undefined],
    ['', '771234567', 'countryCode'],
    ['94', '', 'required'],
    ['94', '12345678', 'mobile'],
    ['94', '12345678901', 'mobile'],
    ['94', '77123456x', 'mobile'],
    ['94', '+86771234567', 'mobile'],
    ['94', '94771234567', 'mobile'],
    ['86', '1380013800', 'mobile'],
    ['86', '23800138000', 'mobile'],
    ['86', '138001380001', 'mobile'],
  ])('code "%s" and number "%s" → %s', (code, number, fault) => {
    expect(mobileFault(code, number)).toBe(fault);
  });
});

describe.each(Object.keys(realNumbers))('numbers with the country code %s (Z11)', (code) => {
  const asked = new RegExp(contract.components.schemas.Phone.pattern);
  const kept = new RegExp(contract.components.schemas.KeptPhone.pattern);

  test('are ten of different carriers', () => {
    expect(new Set(realNumbers[code]?.map(([, phone]) => phone)).size).toBe(10);
  });

  test.each(realNumbers[code] ?? [])('“%s” is taken and kept as %s', (typed, phone) => {
    expect(mobileFault(code, typed)).toBeUndefined();
    expect(phoneToSend(code, typed)).toBe(phone);
    expect([isPhone(phone), asked.test(phone), kept.test(phone), phoneKey(phone)]).toEqual([
      true,
      true,
      true,
      phone,
    ]);
    expect(phoneText(phone).split(' ').length, 'the groups of its country').toBeGreaterThan(2);
  });
});

test('form, service and contract say the same of any number of digits', () => {
  const pattern = new RegExp(contract.components.schemas.Phone.pattern);
  for (const code of ['94', '86', '856', '90', '1', '49']) {
    for (let count = 6; count <= 14; count += 1) {
      for (const first of ['1', '2', '5', '7']) {
        const number = first.padEnd(count, '3');
        const taken = mobileFault(code, number) === undefined;
        const phone = phoneToSend(code, number);
        expect([isPhone(phone), pattern.test(phone)], phone).toEqual([taken, taken]);
      }
    }
  }
});

test.each([
  ['00940771234567', '0094771234567'],
  ['0094771234567', '0094771234567'],
  ['0094012345678', '0094012345678'],
  ['08560301234567', '0856301234567'],
  ['00900532123456', '00900532123456'],
  ['00490151234567', '00490151234567'],
])('%s is kept as %s: one number, one account', (sent, phone) => {
  expect(phoneKey(sent)).toBe(phone);
});

describe('an email (S5.4, S5.8, S5.9, Z25)', () => {
  test.each([
    ['a@b.info', undefined],
    ['nimal.perera-1@example.com', undefined],
    [' nimal @example.com', undefined],
    ['a@b.online', 'email'],
    ['a+b@c.lk', 'email'],
    ['a@b', 'email'],
    ['@b.lk', 'email'],
    ['', 'required'],
    [`${'a'.repeat(120)}@b.lk`, 'email'],
  ])('"%s" → %s', (email, fault) => {
    expect(emailFault(email)).toBe(fault);
  });
});

test.each([
  ['123456', undefined],
  ['12 34 56', undefined],
  ['12345', 'code'],
  ['12345a', 'code'],
  ['', 'required'],
])('a one-time code "%s" → %s (S5.17, S5.18)', (code, fault) => {
  expect(codeFault(code)).toBe(fault);
});

test.each([
  ['1', '2025550143', '00012025550143'],
  ['94', '771234567', '0094771234567'],
  ['856', '2055512345', '08562055512345'],
  ['1684', '2025550143', '16842025550143'],
])('country code %s is padded to four digits before %s (S5.23)', (code, number, sent) => {
  expect(phoneToSend(code, number)).toBe(sent);
});
