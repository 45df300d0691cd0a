import { matchRequestUrl, type RequestHandler } from 'msw';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { misfits } from '#mocks/contract-check.ts';
import { mockedService } from '#mocks/node.ts';
import { type Answer, examples, operations, type Parameter, resolved } from './bundle.ts';
import { errorCodes } from './error-codes.ts';

type Asked = (typeof operations)[number];
type Day = RequestHandler | RequestHandler[];
type Problem = { status: number; code: string };

const origin = 'http://localhost:3000/api';
const handlerFiles = import.meta.glob<Record<string, Record<string, Day>>>('../../mocks/handlers/*.ts', {
  eager: true,
});
const fixtureFiles = import.meta.glob<Record<string, unknown>>('../../mocks/fixtures/*.ts', { eager: true });
const nounOf = (file: string) => file.replace(/^.*\/(.*)\.ts$/, '$1');
const service = mockedService(() => undefined);

beforeAll(() => service.listen({ onUnhandledRequest: 'error' }));
afterEach(() => service.resetHandlers());
afterAll(() => service.close());

/** The address of an operation, with the examples of its parameters filled in. */
function urlOf({ path, operation }: Asked): URL {
  const parameters = (operation.parameters ?? []).map((one) =>
    resolved<Parameter & { example?: unknown }>(one),
  );
  const exampleFor = (word: string) => String(parameters.find(({ name }) => name === word)?.example);
  const url = new URL(origin + path.replaceAll(/\{(\w+)\}/g, (_, word: string) => exampleFor(word)));
  for (const { name, in: place, required } of parameters) {
    if (place === 'query' && required) url.searchParams.set(name, exampleFor(name));
  }
  return url;
}

/** A request that fits the contract. */
function requestOf(asked: Asked, patience: number): Request {
  const [example] = Object.values(asked.operation.requestBody?.content['application/json']?.examples ?? {});
  return new Request(urlOf(asked), {
    method: asked.method.toUpperCase(),
    body: example && JSON.stringify(resolved(example).value),
    signal: AbortSignal.timeout(patience),
  });
}

/** Whether a handler answers an operation. */
function answers({ info }: RequestHandler, asked: Asked): boolean {
  const { method, path } = info as unknown as { method: string | RegExp; path: string };
  const named = asked.method.toUpperCase();
  const fits = method instanceof RegExp ? method.test(named) : method === named;
  return fits && matchRequestUrl(urlOf(asked), path).matches;
}

/** Every day of every handlers file, with the operations that it answers. */
const days = Object.entries(handlerFiles).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter(([name]) => name.endsWith('Scenarios'))
    .flatMap(([, scenarios]) =>
      Object.entries(scenarios).map(([name, day]) => {
        const handlers = [day].flat();
        const asks = operations.filter((asked) => handlers.some((handler) => answers(handler, asked)));
        return { title: `${nounOf(file)}: ${name}`, name, handlers, asks };
      }),
    ),
);
const isSilent = (name: string) => /silent$/i.test(name);
const isUnreachable = (name: string) => name === 'unreachable';
const isDown = (name: string) => /failing$|^unavailable$/i.test(name);
const answering = days.filter(({ name }) => !isSilent(name) && !isUnreachable(name));

/** The answer, or the name of what came instead of one. */
const ask = (asked: Asked, patience = 5_000): Promise<Response | string> =>
  fetch(requestOf(asked, patience)).catch((error: Error) => error.name);

/** The codes that an operation has for a status. */
function codesOf({ operation }: Asked, status: number): string[] {
  const described = operation.responses[status] ?? operation.responses.default;
  const shared = described && resolved<Answer>(described)['x-error-codes'];
  return [...(operation['x-error-codes'] ?? []), ...(shared ?? [])];
}

/** What an answer has against the contract and against the name of its day. */
async function faultsOf(asked: Asked, name: string): Promise<string[]> {
  const { operationId } = asked.operation;
  const response = await ask(asked);
  if (typeof response === 'string') return [`${operationId}: ${response}, no answer came`];
  const found = await misfits(requestOf(asked, 5_000), response);
  if (response.status >= 500 !== isDown(name)) found.push(`${operationId}: ${response.status} on such a day`);
  if (response.status < 400) return found;
  const { status, code } = (await response.json()) as Problem;
  if (status !== response.status || status !== errorCodes[code]) found.push(`${code} is not ${status}`);
  if (!codesOf(asked, status).includes(code)) found.push(`${operationId} never answers ${code}`);
  return found;
}

test.each(answering)('$title is of the contract', async ({ name, handlers, asks }) => {
  service.use(...handlers);
  expect(asks).not.toEqual([]);
  const faults = await Promise.all(asks.map((asked) => faultsOf(asked, name)));
  expect(faults.flat()).toEqual([]);
});

test.each(days.filter(({ name }) => isSilent(name)))('$title never answers', async ({ handlers, asks }) => {
  service.use(...handlers);
  const outcomes = await Promise.all(asks.map((asked) => ask(asked, 60)));
  expect([...new Set(outcomes)]).toEqual(['TimeoutError']);
});

test.each(days.filter(({ name }) => isUnreachable(name)))('$title has no way', async ({ handlers, asks }) => {
  service.use(...handlers);
  const outcomes = await Promise.all(asks.map((asked) => ask(asked)));
  expect([...new Set(outcomes)]).toEqual(['TypeError']);
});

const nouns = [...new Set(operations.flatMap(({ operation }) => operation.tags))];

test.each(nouns)('%s has its days, and one that fails', (noun) => {
  const own = days.filter(({ title }) => title.startsWith(`${noun}: `));
  expect(own.filter(({ name }) => isDown(name))).not.toEqual([]);
});

const listed = (value: unknown): unknown[] | undefined =>
  Array.isArray(value) ? value : (value as { records?: unknown[] } | null)?.records;
const isEmpty = (value: unknown) => listed(value)?.length === 0;
const answersOf = (id: string) => examples.filter(({ title }) => title.startsWith(`${id} 200 `));
/** A list in which something always stands has no empty day. */
const isNeverEmpty = ({ responses }: (typeof operations)[number]['operation']) => {
  const media = resolved<Answer>(responses['200'] ?? {}).content?.['application/json'];
  return media !== undefined && 'minItems' in media.schema;
};
const lists = operations.filter(
  ({ operation }) => listed(answersOf(operation.operationId)[0]?.value) && !isNeverEmpty(operation),
);

/** The answers of the days of one operation. */
async function daysOf(asked: Asked): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const { handlers } of answering.filter(({ asks }) => asks.includes(asked))) {
    service.resetHandlers();
    service.use(...handlers);
    const response = await ask(asked);
    if (typeof response !== 'string') found.push(await response.json());
  }
  return found;
}

test.each(lists)('$operation.operationId has an empty day', async (asked) => {
  const given = answersOf(asked.operation.operationId).map(({ value }) => value);
  expect([...given, ...(await daysOf(asked))].some(isEmpty)).toBe(true);
});

type Build = (count?: number) => unknown;
const builders = Object.entries(fixtureFiles).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter((one): one is [string, Build] => typeof one[1] === 'function')
    .map(([name, build]) => ({ title: `${nounOf(file)}: ${name}`, name, build })),
);
const counted = builders.filter(({ name, build }) => name.startsWith('some') && build.length === 1);
const plain = builders.filter(
  ({ name, build }) => /^(all|an?|no|only|some)[A-Z]/.test(name) && !build.length,
);

test.each(plain)('$title finds its examples', ({ build }) => {
  expect(build).not.toThrow();
});

test.each(counted)('$title: as many as asked, each another', ({ build }) => {
  const list = build(20) as object[];
  expect(new Set(list.map((one) => JSON.stringify(one))).size).toBe(20);
});
