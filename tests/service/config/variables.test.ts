import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serviceFrom } from '#service/config/options.ts';
import { ConfigFault, readVariables } from '#service/config/read-variables.ts';
import { variables } from '#service/config/variables.ts';

const names = Object.keys(variables.shape);

test.each([
  ['PORT', '8o80', 'PORT is "8o80", but must be a whole number from 1 to 65535.'],
  ['PORT', '70000', 'PORT is "70000", but must be a whole number from 1 to 65535.'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY is "yes", but must be a number of proxies from 0 to 9, or on or off.'],
  ['MALL_DESK', 'open', 'MALL_DESK is "open", but must be one of on, off.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud", but must be one of debug, info, warn, error, fatal.'],
  ['RATE_LIMIT_FACTOR', '-1', 'RATE_LIMIT_FACTOR is "-1", but must be a number above 0.'],
  ['PAGE_CACHE_MS', '5s', 'PAGE_CACHE_MS is "5s", but must be a whole number from 0 to 86400000.'],
  [
    'PUBLIC_ORIGIN',
    'shop.example',
    'PUBLIC_ORIGIN is "shop.example", but must be an address that begins with https:// or http://.',
  ],
  [
    'APP_STORE_URL',
    'http://apps.example',
    'APP_STORE_URL is "http://apps.example", but must be an address that begins with https://.',
  ],
  [
    'SOCIAL_LINKS',
    'MYSPACE=https://my.example',
    'SOCIAL_LINKS is "MYSPACE=https://my.example", but must be pairs of a network and its https address with commas between them.',
  ],
])('%s=%s stops the start with one sentence', (name, value, sentence) => {
  expect(() => readVariables({ [name]: value })).toThrow(new ConfigFault(sentence));
});

test.each([
  ['DATABASE_URL', 'mysql://mall:hunter2@db.example/mall'],
  ['SMTP_URL', 'ftp://mall:hunter2@mail.example'],
])('a secret is never repeated: %s', (name, value) => {
  const told = (() => {
    try {
      return readVariables({ [name]: value }) && '';
    } catch (fault) {
      return String(fault);
    }
  })();
  expect(told).toContain(`${name} has a value that is not shown here, but must be `);
  expect(told).not.toContain('hunter2');
});

test('every variable that cannot be meant is told, and storage that is named by half', () => {
  expect(() => readVariables({ PORT: 'x', MALL_DESK: 'x' })).toThrow(/^PORT is .*\nMALL_DESK is .*$/);
  expect(() => readVariables({ S3_BUCKET: 'mall', S3_REGION: 'lk' })).toThrow(
    'S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set, too, where pictures lie in S3.',
  );
});

test('the token and the port of the figures are fit for it', () => {
  expect(() => readVariables({ METRICS_TOKEN: 'short' })).toThrow(
    'METRICS_TOKEN has a value that is not shown here, but must be 16 characters or more.',
  );
  expect(() => readVariables({ METRICS_PORT: '3000' })).toThrow('another port than PORT');
});

test('several processes need a database that several may open', () => {
  expect(() => readVariables({ WORKERS: '4' })).toThrow(
    'WORKERS is "4", but must be 1 where the database is embedded; DATABASE_URL takes a PostgreSQL for several.',
  );
  expect(readVariables({ WORKERS: '4', DATABASE_URL: 'postgres://db/mall' }).WORKERS).toBe(4);
});

test('what is set to nothing is not set, and meanings are as they were', () => {
  const nothing = Object.fromEntries(names.map((name) => [name, '']));
  expect(readVariables(nothing)).toEqual(readVariables({}));
  expect(readVariables({})).toEqual({
    PORT: 3000,
    DATABASE_POOL: 10,
    WORKERS: 1,
    TRUST_PROXY: 0,
    STOP_GRACE_MS: 2000,
    RATE_LIMIT_FACTOR: 1,
    PAGE_CACHE_MS: 5000,
    COMMAND_LEASE_MS: 30_000,
    JOB_LEASE_SECONDS: 300,
  });
  const { options } = serviceFrom({
    PUBLIC_ORIGIN: 'https://shop.example/path',
    TRUST_PROXY: 'on',
    MALL_DESK: 'off',
    SMS_COUNTRIES: '+856, 0094,86 ',
    RATE_LIMIT_FACTOR: '0.5',
  });
  expect(options).toMatchObject({
    publicOrigin: 'https://shop.example',
    trustedProxies: 1,
    desk: false,
    smsCountries: ['856', '94', '86'],
    rateLimitFactor: 0.5,
  });
  expect(serviceFrom({}).options.desk).toBeUndefined();
});

/** Set by `npm start` itself; nobody who runs the shop has to know it. */
const unlisted = ['NODE_ENV'];

test('the README lists every variable, and no other', () => {
  const rows = readFileSync('README.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| `[A-Z]/.test(line));
  const listed = rows.flatMap((row) =>
    Array.from((row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g), ([, name = '']) => name),
  );
  expect(listed.toSorted((a, b) => a.localeCompare(b))).toEqual(
    names.filter((name) => !unlisted.includes(name)).toSorted((a, b) => a.localeCompare(b)),
  );
  expect(names.filter((name) => !variables.shape[name as keyof typeof variables.shape].description)).toEqual(
    [],
  );
});
