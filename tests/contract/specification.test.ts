import { expect, test } from 'vitest';
import { operations, resolved, type Parameter } from './bundle.ts';
import { specificationCalls } from './specification-calls.ts';

type Schema = {
  type?: string;
  properties?: object;
  allOf?: object[];
  oneOf?: object[];
  anyOf?: object[];
};

/** Every field that a body may have; [] for a bare list. */
function fieldsOf(schema: object): string[] {
  const { type, properties = {}, allOf = [], oneOf = [], anyOf = [] } = resolved(schema) as Schema;
  if (type === 'array') return ['[]'];
  return [...Object.keys(properties), ...[...allOf, ...oneOf, ...anyOf].flatMap((part) => fieldsOf(part))];
}

test.each(specificationCalls)('%s: %s sends %s', (_line, call, names) => {
  const found = operations.find(({ method, path }) => `${method} ${path}` === call);
  expect(found?.operation['x-source']).toBe('spec');
  const parameters = (found?.operation.parameters ?? []).map((one) => resolved<Parameter>(one).name);
  const media = found?.operation.requestBody?.content['application/json'];
  const known = [...parameters, ...(media ? fieldsOf(media.schema) : [])];
  expect(names.split(' ').filter((name) => name && !known.includes(name))).toEqual([]);
});

test('what is marked as the specification’s is in the specification', () => {
  const calls = new Set(specificationCalls.map(([, call]) => call));
  const marked = operations.filter(({ operation }) => operation['x-source'] === 'spec');
  expect(marked.map(({ method, path }) => `${method} ${path}`).filter((call) => !calls.has(call))).toEqual(
    [],
  );
});
