import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readKeySet } from '#service/platform/key-set.ts';

/** Kinds of values of the environment. Each names what it wants in words that end the sentence "… must be". */

export const text = z.string();

/** A secret text, which error messages never show. */
export const secret = text.meta({ secret: true });

const fitting = (wanted: string, fits: (value: string) => boolean) => text.refine(fits, wanted);

export const matching = (pattern: RegExp, wanted: string) => fitting(wanted, (value) => pattern.test(value));

export const choice = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, { error: () => `one of ${values.join(', ')}` });

export const whole = (least: number, most: number) =>
  fitting(
    `a whole number from ${least} to ${most}`,
    (value) => /^\d+$/.test(value.trim()) && Number(value) >= least && Number(value) <= most,
  ).transform(Number);

/** Milliseconds, a day at most. */
export const milliseconds = whole(0, 86_400_000);

export const amount = fitting(
  'a number above 0',
  (value) => Number.isFinite(Number(value)) && Number(value) > 0,
).transform(Number);

const words: Record<string, number> = { true: 1, on: 1, false: 0, off: 0 };

/** A number of proxies; `true` and `on` mean one. */
export const proxies = fitting(
  'a number of proxies from 0 to 9, or on or off',
  (value) => value in words || /^\d$/.test(value),
).transform((value) => words[value] ?? Number(value));

const isAddress = (value: string, ...protocols: string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

/** An address with http or https. */
export const gatewayAddress = fitting('an address that begins with https:// or http://', (value) =>
  isAddress(value, 'https:', 'http:'),
);

export const secureAddress = fitting('an address that begins with https://', (value) =>
  isAddress(value, 'https:'),
);

/** An origin such as `https://shop.example`; a path after the host is dropped. */
export const site = gatewayAddress.transform((value) => new URL(value).origin);

export const mailServer = fitting('an address that begins with smtps:// or smtp://', (value) =>
  isAddress(value, 'smtp:', 'smtps:'),
).meta({ secret: true });

export const databaseAddress = matching(
  /^(?:postgres(?:ql)?:\/\/|socket:|\/)./,
  'the address of a PostgreSQL, as postgres://user:password@host:5432/mall',
).meta({ secret: true });

export const headerName = matching(/^[\w!#$%&'*+.^`|~-]+$/, 'the name of an HTTP header, as cf-ipcountry');

const keySetWords = 'a JSON Web Key Set of private keys (EC, P-256), each with a kid of its own';

const isKeySet = (value: string) => readKeySet(value) !== undefined;

export const signingKeys = fitting(keySetWords, isKeySet).meta({ secret: true });

export const keyFile = fitting(`a file that can be read and holds ${keySetWords}`, (path) => {
  try {
    return isKeySet(readFileSync(path, 'utf8'));
  } catch {
    return false;
  }
});
