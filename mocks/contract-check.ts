import addFormatsModule from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import contract from '#openapi/contract.gen.json';

type Schema = Record<string, unknown>;
type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
type Media = { content?: Record<string, { schema: Schema }> };
type Operation = {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Media;
  responses: Record<string, Media | { $ref: string }>;
};

const root = '/api';
const document = contract as unknown as { paths: Record<string, Record<string, Operation>> };
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => Ajv2020;
const ajvWith = (coerceTypes: boolean) =>
  addFormats(new Ajv2020({ strict: false, allErrors: true, validateSchema: false, coerceTypes })).addSchema(
    document,
    'contract',
  );
const bodies = ajvWith(false);
const texts = ajvWith(true);

const outsideOf = new WeakMap<Schema, Schema>();

/** The schema with its references pointing into the whole contract; the same object each time, so that it is compiled once. */
function outside(schema: Schema): Schema {
  const made = outsideOf.get(schema) ?? JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/'));
  outsideOf.set(schema, made as Schema);
  return made as Schema;
}

function followed<T extends object>(node: T | { $ref: string }): T {
  if (!('$ref' in node)) return node;
  const steps = node.$ref.slice(2).split('/');
  return steps.reduce<unknown>((here, step) => (here as Schema)[step], contract) as T;
}

/** Literal paths first, as the mocks answer them. */
const known = Object.entries(document.paths)
  .toSorted(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
  .map(([path, item]) => ({ pattern: new RegExp(`^${root}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), item }));

function operationFor({ method, url }: Request): Operation | undefined {
  const { pathname } = new URL(url);
  const named = method.toLowerCase();
  return known.find(({ pattern, item }) => named in item && pattern.test(pathname))?.item[named];
}

function faults(ajv: Ajv2020, schema: Schema, value: unknown): string[] {
  if (ajv.validate(schema, value)) return [];
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`.trim());
}

const querySchemas = new WeakMap<Operation, Schema>();

function querySchemaOf(operation: Operation): Schema {
  const made = querySchemas.get(operation);
  if (made) return made;
  const described = (operation.parameters ?? [])
    .map((parameter) => followed(parameter))
    .filter((parameter) => parameter.in === 'query');
  const properties = Object.fromEntries(described.map(({ name, schema }) => [name, outside(schema)]));
  const required = described.filter((one) => one.required).map(({ name }) => name);
  const schema = { type: 'object', properties, required, additionalProperties: false };
  querySchemas.set(operation, schema);
  return schema;
}

const read = (text: string): unknown => (text ? JSON.parse(text) : undefined);

async function bodyFaults({ requestBody }: Operation, request: Request): Promise<string[]> {
  const schema = requestBody?.content?.['application/json']?.schema;
  const value = read(await request.text());
  if (!schema) return value === undefined ? [] : ['a body where none is described'];
  return faults(bodies, outside(schema), value);
}

async function answerFaults({ responses }: Operation, response: Response): Promise<string[]> {
  const described = responses[response.status] ?? (response.status >= 400 ? responses.default : undefined);
  if (!described) return [`status ${response.status} is not described`];
  const schema = followed(described).content?.['application/json']?.schema;
  return schema ? faults(bodies, outside(schema), read(await response.text())) : [];
}

/** What a request and its mocked answer have against the contract; empty when both fit. */
export async function misfits(request: Request, response: Response): Promise<string[]> {
  const asked = `${request.method} ${new URL(request.url).pathname}`;
  const operation = operationFor(request);
  if (!operation) return [`${asked} is not in the contract`];
  const found = [
    ...faults(texts, querySchemaOf(operation), Object.fromEntries(new URL(request.url).searchParams)).map(
      (fault) => `query ${fault}`,
    ),
    ...(await bodyFaults(operation, request.clone())).map((fault) => `body ${fault}`),
    ...(response.type === 'error' ? [] : await answerFaults(operation, response.clone())).map(
      (fault) => `answer ${response.status} ${fault}`,
    ),
  ];
  return found.map((fault) => `${asked}: ${fault}`);
}
