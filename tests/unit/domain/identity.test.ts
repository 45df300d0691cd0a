import { describe, expect, test } from 'vitest';
import contract from '#openapi/contract.gen.json' with { type: 'json' };
import mobileNumbers from '#openapi/mobile-numbers.json' with { type: 'json' };
import { isPhone } from '#service/domain/phone.ts';
import {
  codeFault,
  digitsNotYet,
  emailFault,
  mobileDigits,
  mobileFault,
  phoneToSend,
} from '#src/domain/identity.ts';

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
    ['94', '+94771234567', 'mobile'],
  ])('code "%s" and number "%s" → %s', (code, number, fault) => {
    expect(mobileFault(code, number)).toBe(fault);
  });
});

describe('numbers of China (Z11)', () => {
  const on = { ...mobileNumbers, ownDigitsOn: true };
  test('have nine or ten digits like all others while the switch is off, and form, service and contract agree', () => {
    const pattern = new RegExp(contract.components.schemas.Phone.pattern);
    for (const code of ['94', '86', '856', '90']) {
      for (const number of ['12345678', '123456789', '1234567890', '12345678901']) {
        const taken = mobileFault(code, number) === undefined;
        const phone = phoneToSend(code, number);
        expect([isPhone(phone), pattern.test(phone)], phone).toEqual([taken, taken]);
      }
    }
  });

  test('have eleven once it is on, in the form as in the service', () => {
    expect(mobileDigits('86', on)).toEqual({ min: 11, max: 11 });
    expect(mobileDigits('94', on)).toEqual({ min: 9, max: 10 });
    expect([digitsNotYet('86'), digitsNotYet('94'), digitsNotYet('86', on)]).toEqual([
      11,
      undefined,
      undefined,
    ]);
    expect([isPhone('008613800138000', on), isPhone('0086138001380', on)]).toEqual([true, false]);
    expect(isPhone('0094771234567', on)).toBe(true);
  });
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
  ['856', '205551234', '0856205551234'],
  ['1684', '2025550143', '16842025550143'],
])('country code %s is padded to four digits before %s (S5.23)', (code, number, sent) => {
  expect(phoneToSend(code, number)).toBe(sent);
});
