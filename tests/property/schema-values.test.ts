import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { operations, resolved } from '../contract/bundle.ts';
import { fitCheck } from './fits.ts';
import type { Parameter } from './mounted.ts';
import type { Schema } from './schema-branches.ts';
import { type Filling, valuesOf } from './schema-values.ts';

const asMade: Filling = (_field, made) => made;

/** Everything that the contract lets a caller say. */
const said = operations.flatMap(({ operation: { operationId, parameters = [], requestBody } }) => [
  ...parameters
    .map((one) => resolved<object>(one) as Parameter)
    .map(({ name, schema }) => ({ title: `${operationId} ${name}`, schema })),
  ...Object.values(requestBody?.content ?? {}).map(({ schema }) => ({
    title: `${operationId} body`,
    schema: schema as Schema,
  })),
]);

test.each(said)('what is made up for $title fits', ({ schema }) => {
  const fits = fitCheck(schema);
  const values = valuesOf(schema, '', asMade);
  fc.assert(
    fc.property(values, (value) => {
      expect(fits(value), JSON.stringify(value)).toBe(true);
    }),
    { seed: 1, numRuns: 30 },
  );
});
