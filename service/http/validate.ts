import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { closedSchema, sharedSchemas } from './closed-schema.ts';
import { type JsonSchema, type OperationDescription, type Parameter, resolved } from './description.ts';

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => Ajv2020;

const ajv = new Ajv2020({ strict: false, allErrors: true, useDefaults: true, validateSchema: false });
addFormats(ajv);
ajv.addSchema(sharedSchemas);

/** The schema with its references pointing to the shared document; the outermost is resolved, or its defaults would not work. */
const outside = (schema: JsonSchema): JsonSchema =>
  JSON.parse(
    JSON.stringify(resolved(schema)).replaceAll('"#/components/', '"contract#/components/'),
  ) as JsonSchema;

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function groupSchema(group: readonly Parameter[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(group.map(({ name, schema }) => [name, outside(schema)])),
    required: group.filter(({ required }) => required).map(({ name }) => name),
  };
}

type Texts = Record<string, unknown>;

const written: Record<string, RegExp> = { integer: /^-?(?:0|[1-9]\d*)$/, boolean: /^(?:true|false)$/ };

/** Converts texts to the types of the contract, in place; other notations (0x10, +7) stay texts, so that validation refuses them. */
function typed(group: readonly Parameter[], value: Texts): Texts {
  for (const { name, schema } of group) {
    const text = value[name];
    if (typeof text === 'string' && written[String(resolved(schema).type)]?.test(text)) {
      value[name] = JSON.parse(text);
    }
  }
  return value;
}

export type Validators = ReturnType<typeof validatorsOf>;

/** The checks of one operation, compiled at its first call so that the shop starts fast. */
export function validatorsOf(operation: OperationDescription) {
  const group = (where: Parameter['in']) =>
    operation.parameters.filter((parameter) => parameter.in === where);
  const query = once(() => ajv.compile(groupSchema(group('query'))));
  const path = once(() => ajv.compile(groupSchema(group('path'))));
  const bodySchema = operation.requestBody?.content?.['application/json']?.schema;
  const body = once(() => bodySchema && ajv.compile(outside(bodySchema)));
  const answers = new Map<string, ValidateFunction | undefined>();
  return {
    /** Validates the query; fills in defaults and converts texts to the types of the contract, in place. */
    query: (value: Texts) => faults(query(), typed(group('query'), value)),
    path: (value: Texts) => faults(path(), typed(group('path'), value)),
    body: (value: unknown) => faults(body(), value),
    /** What is wrong with an answer or its status; undefined when nothing is. */
    answer(status: number, value: unknown): unknown {
      const key = String(status) in operation.responses ? String(status) : status >= 400 ? 'default' : '';
      const response = operation.responses[key];
      if (!response) return `status ${status} is not described`;
      if (!answers.has(key)) {
        const schema = response.content?.['application/json']?.schema;
        answers.set(key, schema && ajv.compile(closedSchema(schema)));
      }
      const check = answers.get(key);
      if (!check) return value === undefined ? undefined : 'a body where none is described';
      return check(structuredClone(value)) ? undefined : check.errors;
    },
  };
}

function faults(check: ValidateFunction | undefined, value: unknown): ErrorObject[] {
  if (!check || check(value)) return [];
  return check.errors ?? [];
}

/** The parameters of the contract in a query, as an object; a repeated name gives a list. */
export function queryOf(url: URL, described: readonly Parameter[]): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name);
    const parameter = described.find((known) => known.in === 'query' && known.name === name);
    if (!parameter) continue;
    const isList = resolved(parameter.schema).type === 'array';
    if (isList)
      query[name] = parameter.explode === false ? values.flatMap((value) => value.split(',')) : values;
    else query[name] = values.length === 1 ? values[0] : values;
  }
  return query;
}
