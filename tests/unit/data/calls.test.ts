import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mockedService } from '#mocks/node.ts';
import { operations, type Parameter, resolved } from '../../contract/bundle.ts';
import { key, mutationCases } from './mutation-cases.ts';
import { queryCases } from './query-cases.ts';
import { aClient, answerTo, aShop, type Asked, checked, namesOf, noteAsked, placeFaults } from './service.ts';

/** Operations that no question and no change of `src/data` asks, and who asks them. */
const askedElsewhere: Record<string, string> = {
  refreshToken: 'the token keeper, before any of the reader’s own calls',
  streamEvents: 'no answer but a stream; who listens to it reads it with fetch',
};

const faults: string[] = [];
const service = mockedService((fault) => void faults.push(fault));
const asked = noteAsked(service);
const calls: Asked[] = [];

beforeAll(() => service.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  calls.push(...asked);
  asked.length = 0;
  faults.length = 0;
});
afterAll(() => service.close());

const withoutNote = (names: string[]) =>
  [...new Set(names.map((name) => name.replace(/,? .*/, '')))].toSorted();

test('every question and every change of src/data is made here', () => {
  const queries = import.meta.glob<Record<string, unknown>>('/src/data/*/*.queries.ts', { eager: true });
  const mutations = import.meta.glob<Record<string, unknown>>('/src/data/*/*.mutations.ts', { eager: true });
  expect(withoutNote(Object.keys(queryCases))).toEqual(namesOf(queries, 'Queries'));
  expect(withoutNote(Object.keys(mutationCases))).toEqual(namesOf(mutations, 'Mutations'));
});

describe('a question fits the contract, and its answer comes', () => {
  test.each(Object.entries(queryCases))('%s', async (_name, question) => {
    expect(await answerTo(question(aShop()))).toBeDefined();
    await checked();
    expect(asked.length).toBeGreaterThan(0);
    expect([...faults, ...asked.flatMap(placeFaults)]).toEqual([]);
  });
});

describe('a change fits the contract', () => {
  test.each(Object.entries(mutationCases))('%s', async (_name, change) => {
    await change(aShop(), aClient());
    await checked();
    expect(asked).toHaveLength(1);
    expect([...faults, ...asked.flatMap(placeFaults)]).toEqual([]);
  });
});

test('every operation of the contract is asked, or it is said who asks it', () => {
  const made = new Set(calls.map(({ known }) => known.operation.operationId));
  const left = operations.map(({ operation }) => operation.operationId).filter((id) => !made.has(id));
  expect(left.toSorted()).toEqual(Object.keys(askedElsewhere).toSorted());
});

test('what must not be done twice carries the key of its intent (D13)', () => {
  const keyed = operations.filter(({ operation }) => operation['x-idempotency']);
  const sent = calls.filter(({ known }) => keyed.includes(known));
  expect(new Set(sent.map(({ known }) => known))).toEqual(new Set(keyed));
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key')))).toEqual(new Set([key]));
});

test('pages are as large as the contract proposes', () => {
  const sizes = calls.flatMap(({ known: { operation }, url }) => {
    const size = operation.parameters
      ?.map((one) => resolved<Parameter>(one))
      .find(({ name }) => name === 'size' || name === 'pageSize');
    const own = size && Number(url.searchParams.get(size.name));
    return size ? [[operation.operationId, own, size.schema?.default]] : [];
  });
  expect(sizes.length).toBeGreaterThan(20);
  expect(sizes.filter(([, own, proposed]) => own !== proposed)).toEqual([]);
});
