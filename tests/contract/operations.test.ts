import { describe, expect, test } from 'vitest';
import { bundle, operationOf, operations, resolved, type Answer, type Parameter } from './bundle.ts';
import { errorCodes } from './error-codes.ts';
import { designedCalls } from './operations.ts';

const words = (text: string) => text.split(' ').filter(Boolean);

test('the description holds the operations of the mall and no others', () => {
  const named = operations.map(({ operation }) => operation.operationId);
  const listed = designedCalls.map(({ operationId }) => operationId);
  expect(listed.length).toBeGreaterThan(0);
  expect(named.toSorted(), 'openapi/openapi.yaml against tests/contract/operations.tsv').toEqual(
    listed.toSorted(),
  );
});

describe.each(designedCalls)('$operationId', ({ operationId, ...expected }) => {
  const operation = operationOf(operationId);

  test('is called as the specification says', () => {
    const found = operations.find((one) => one.operation === operation);
    expect(`${found?.method} ${found?.path}`).toBe(expected.call);
    const own = (operation.parameters ?? []).map((one) => resolved<Parameter>(one).name);
    const parameters = own.filter((name) => name !== 'If-None-Match');
    expect(parameters).toEqual(words(expected.parameters));
  });

  test('asks for the fields of the specification', () => {
    const media = operation.requestBody?.content['application/json'];
    expect(media ? requiredOf(media.schema).toSorted() : []).toEqual(words(expected.body).toSorted());
  });

  test('has its named examples, the ordinary one first', () => {
    const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
    const [media] = Object.values((success && resolved<Answer>(success[1]).content) ?? {});
    expect(Object.keys(media?.examples ?? {})).toEqual(words(expected.examples));
  });

  test('names only known error codes, each with the answer that carries it', () => {
    const codes = operation['x-error-codes'] ?? [];
    expect(codes.filter((code) => !(code in errorCodes))).toEqual([]);
    expect(codes.filter((code) => !(String(errorCodes[code]) in operation.responses))).toEqual([]);
  });

  test('says why it may be in conflict or not there', () => {
    const statuses = new Set(operation['x-error-codes']?.map((code) => String(errorCodes[code])));
    const documented = ['404', '409'].filter((status) => status in operation.responses);
    expect(documented).toEqual(['404', '409'].filter((status) => statuses.has(status)));
  });

  test('can be asked whether it has changed, when it may be kept', () => {
    const named = (operation.parameters ?? []).map((one) => resolved<Parameter>(one).name);
    const kept = operation['x-cache'] !== 'private';
    expect('304' in operation.responses).toBe(kept);
    expect(named.includes('If-None-Match')).toBe(kept);
  });

  test('takes the words of the reader into account', () => {
    const item = Object.values(bundle.paths).find((paths) => Object.values(paths).includes(operation));
    const shared = (item?.parameters ?? []).map((one) => resolved<Parameter>(one).name);
    expect(shared).toEqual(['Accept-Language', 'Time-Zone']);
  });
});

test.each(Object.entries(bundle.components.responses ?? {}))(
  '%s carries known error codes',
  (_name, answer) => {
    const codes = (answer as Answer)['x-error-codes'] ?? [];
    expect(codes.length > 0).toBe(_name !== 'NotModified');
    expect(codes.filter((code) => !(code in errorCodes))).toEqual([]);
  },
);

/** The required fields of a body; [] for a bare list; of several forms those of the first, which is the specification's. */
function requiredOf(schema: object): string[] {
  const {
    type,
    required = [],
    allOf = [],
    anyOf: [first] = [],
  } = resolved(schema) as {
    type?: string;
    required?: string[];
    allOf?: object[];
    anyOf?: object[];
  };
  if (type === 'array') return ['[]'];
  if (first) return requiredOf(first);
  return [...required, ...allOf.flatMap((part) => requiredOf(part))];
}

test('every error code is said by an operation or a shared answer', () => {
  const said = new Set([
    ...operations.flatMap(({ operation }) => operation['x-error-codes'] ?? []),
    ...Object.values(bundle.components.responses ?? {}).flatMap(
      (answer) => (answer as Answer)['x-error-codes'] ?? [],
    ),
  ]);
  expect(Object.keys(errorCodes).filter((code) => !said.has(code))).toEqual([]);
});

test('every error code has an example', () => {
  const shown = new Set<string>();
  for (const example of Object.values(bundle.components.examples ?? {})) {
    const { value } = example as { value: { code?: string; traceId?: string } | null };
    if (value?.traceId && value.code) shown.add(value.code);
  }
  expect(Object.keys(errorCodes).filter((code) => !shown.has(code))).toEqual([]);
});
