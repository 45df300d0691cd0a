import { expect, test } from 'vitest';
import { claimedPerson } from '#src/domain/account/token-claims.ts';

const token = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

test('names whom a token names, in every script', () => {
  for (const name of ['Nimal Perera', '林晓雨', 'Şükrü Çelik', 'Мария'])
    expect(claimedPerson(token({ name })).name).toBe(name);
});

test('hides most of a mail or number, and shows only one that was proven', () => {
  const mail = { email: 'nimal.perera@example.com' };
  const phone = { phone_number: '+94771234567' };
  expect(claimedPerson(token({ ...mail, email_verified: true })).contact).toBe('n…@example.com');
  expect(claimedPerson(token({ ...phone, phone_number_verified: true })).contact).toBe('…4567');
  expect(claimedPerson(token({ ...mail, ...phone })).contact).toBeUndefined();
  expect(claimedPerson(token({ ...phone, phone_number_verified: 'true' })).contact).toBeUndefined();
});

test('takes signs that turn or break a line out of a name, and cuts it', () => {
  expect(claimedPerson(token({ name: ' Nimal\n\u202EPerera\u0000 ' })).name).toBe('Nimal Perera');
  expect(claimedPerson(token({ name: '林'.repeat(200) })).name).toBe('林'.repeat(60));
});

test.each([
  '',
  'secret',
  'a.b',
  'e30.%%%.x',
  token(null),
  token(5),
  token([]),
  token({ name: 7, email: {} }),
])('a token that says nothing readable names nobody: %s', (unreadable) => {
  expect(claimedPerson(unreadable)).toEqual({ name: undefined, contact: undefined });
});
