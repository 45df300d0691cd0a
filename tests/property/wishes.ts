import * as fc from 'fast-check';
import type { Mounted, Parameter } from './mounted.ts';
import { type Filling, valuesOf } from './schema-values.ts';
import { halfReal, onlyReal } from './stand-ins.ts';

/** A request before the real things are filled in. */
export type Wish = {
  /** Which of the real things is meant. */
  nth: number;
  hasToken: boolean;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body?: unknown;
};

const words = fc.string({ unit: 'grapheme-ascii', maxLength: 30 }).map((text) => text.trim());

/** Headers are read leniently, except the key of an intent. */
const headerValues: Record<string, fc.Arbitrary<string>> = {
  'Accept-Language': fc.oneof(
    fc.constantFrom('en-US', 'zh-CN', 'tr-TR, en;q=0.5', 'ru', 'pt-PT', '*', ''),
    words,
  ),
  'Time-Zone': fc.oneof(fc.constantFrom('Asia/Colombo', 'Europe/Istanbul'), words),
  'If-None-Match': fc.oneof(fc.constantFrom('*', 'W/"x"', '"1f3a"'), words),
};

const repeatedKeys = fc.constantFrom('intent-0000000000000', 'intent-1111111111111');

function group(
  operation: Mounted,
  where: Parameter['in'],
  valueOf: (one: Parameter) => fc.Arbitrary<unknown>,
) {
  const own = operation.parameters.filter((one) => one.in === where);
  return fc.record(Object.fromEntries(own.map((one) => [one.name, valueOf(one)])), {
    requiredKeys: own.filter(({ required }) => required).map(({ name }) => name),
    noNullPrototype: true,
  });
}

function wishes(operation: Mounted, fill: Filling): fc.Arbitrary<Wish> {
  const valueOf = ({ name, schema }: Parameter) => valuesOf(schema, name, fill);
  const header = (one: Parameter) =>
    headerValues[one.name] ??
    fc.oneof({ weight: 4, arbitrary: valueOf(one) }, { weight: 1, arbitrary: repeatedKeys });
  return fc.record(
    {
      nth: fc.nat(35),
      hasToken: operation.token === 'needed' ? fc.constant(true) : fc.boolean(),
      path: group(operation, 'path', valueOf),
      query: group(operation, 'query', valueOf),
      headers: group(operation, 'header', header) as fc.Arbitrary<Record<string, string>>,
      ...(operation.body && { body: valuesOf(operation.body, '', fill) }),
    },
    { noNullPrototype: true },
  ) as fc.Arbitrary<Wish>;
}

/** Requests that fit the description, with the real things of these names, all of them or some. */
export const wishesFor = (operation: Mounted, names: ReadonlySet<string>): fc.Arbitrary<Wish> =>
  fc.oneof(wishes(operation, onlyReal(names)), wishes(operation, halfReal(names)));
