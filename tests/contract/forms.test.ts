import { describe, expect, test } from 'vitest';
import {
  codeFault,
  emailFault,
  mobileFault,
  phoneToSend,
  withoutSpaces,
} from '#src/domain/account/contact-checks.ts';
import * as limits from '#src/domain/limits.ts';
import { bundle, exampleOf, faultsOf, operationOf, resolved, type Parameter } from './bundle.ts';

const takes = (schema: string, value: unknown) =>
  faultsOf(`/components/schemas/${schema}`, value).length === 0;

describe('a mobile number: the form and the contract say the same (S5.1–S5.3, Z11)', () => {
  test.each([
    ['94', '771234567'],
    ['94', '77 123 45 67'],
    ['90', '5321234567'],
    ['856', '2055512345'],
    ['856', '205551234'],
    ['1684', '2025550143'],
    ['94', '12345678'],
    ['94', '12345678901'],
    ['94', '77123456x'],
    ['94', '+94771234567'],
    ['86', '13800138000'],
    ['86', '1380013800'],
    ['86', '23800138000'],
    ['856', '020 5551 2345'],
    ['90', '0 (532) 123 45 67'],
    ['94', '٧٧١٢٣٤٥٦٧'],
  ])('code %s, number %s', (code, number) => {
    expect(takes('Phone', phoneToSend(code, number))).toBe(mobileFault(code, number) === undefined);
  });
});

describe('an email: the form and the contract say the same (S5.4, Z25)', () => {
  test.each([
    'a@b.info',
    'nimal.perera-1@example.com',
    ' nimal @example.com',
    'a@b.online',
    'a+b@c.lk',
    'a@b',
    '@b.lk',
    'a@b.c',
    'ü@example.com',
    'a@example..lk',
    `${'a'.repeat(112)}@b.lk`,
    `${'a'.repeat(120)}@b.lk`,
  ])('%s', (email) => {
    expect(takes('Email', withoutSpaces(email))).toBe(emailFault(email) === undefined);
  });
});

describe('a one-time code: the form and the contract say the same (S5.17, S5.18)', () => {
  const { code } = (
    resolved(operationOf('loginWithCode').requestBody?.content['application/json']?.schema ?? {}) as {
      properties: { code: { pattern: string } };
    }
  ).properties;
  test.each(['123456', '12 34 56', '12345', '1234567', '12345a', '１２３４５６'])('%s', (text) => {
    expect(new RegExp(resolved(code).pattern).test(withoutSpaces(text))).toBe(codeFault(text) === undefined);
  });
});

describe('limits', () => {
  const known = (exampleOf('getWebConfig', 'ok') as { limits: Record<string, number> }).limits;
  const defaultOf = (operationId: string, name: string) =>
    (operationOf(operationId).parameters ?? [])
      .map((one) => resolved<Parameter>(one))
      .find((one) => one.name === name)?.schema?.default;

  test.each([
    ['codeResendSeconds', limits.codeResendSeconds],
    ['historyMax', limits.searchHistoryMax],
    ['suggestSize', limits.suggestionsSize],
    ['hotNumber', limits.hotSearchSize],
    ['similarSize', limits.similarProductsSize],
    ['addressMax', limits.addressMax],
  ])('%s of the contract is the storefront’s', (name, value) => {
    expect(known[name]).toBe(value);
  });

  test.each([
    ['suggestKeywords', 'size', limits.suggestionsSize],
    ['listHotSearch', 'number', limits.hotSearchSize],
    ['pageSimilarProducts', 'size', limits.similarProductsSize],
    ['pageProducts', 'size', limits.listingPageSize],
    ['pageMyOrders', 'size', limits.ordersPageSize],
    ['pageReviews', 'size', limits.reviewsPageSize],
  ])('%s answers by default as many as the storefront asks for', (operationId, name, value) => {
    expect(defaultOf(operationId, name)).toBe(value);
  });

  test('an address line holds what the form lets in (S9.13)', () => {
    const schemas = bundle.components.schemas as Record<string, { properties: { addr: object } }>;
    const addr = resolved<{ maxLength?: number }>(schemas.AddressInput?.properties.addr ?? {});
    expect(addr.maxLength).toBe(limits.addressMax);
  });
});
