import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';

type Example = { summary?: string; value: unknown };
type Media = { schema: object; examples: Record<string, Example | { $ref: string }> };
export type Answer = { content?: Record<string, Media>; 'x-error-codes'?: string[] };
export type Parameter = { name: string; in: string; required?: boolean; schema?: { default?: unknown } };
export type Operation = {
  operationId: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer | { $ref: string }>;
  'x-source': string;
  'x-cache': string;
  'x-idempotency'?: string;
  'x-error-codes'?: string[];
};
type PathItem = Record<string, Operation> & { parameters?: Parameter[] };
type Bundle = {
  paths: Record<string, PathItem>;
  components: Record<string, Record<string, object>>;
};

/** The bundled description, as `npm run api` writes it. */
export const bundle = JSON.parse(readFileSync('openapi/contract.gen.json', 'utf8')) as Bundle;

/** A `$ref` of the bundle followed to its end. */
export function resolved<T extends object>(node: T | { $ref: string }): T {
  if (!('$ref' in node)) return node;
  const steps = node.$ref.slice(2).split('/');
  const found = steps.reduce<unknown>(
    (here, step) => (here as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    bundle,
  );
  return resolved(found as T | { $ref: string });
}

const methods = ['get', 'post', 'put', 'delete'] as const;

/** Every operation with its method and path. */
export const operations = Object.entries(bundle.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ method, path, operation }] : [];
  }),
);

/** An operation by its name. */
export function operationOf(operationId: string): Operation {
  const found = operations.find(({ operation }) => operation.operationId === operationId);
  if (!found) throw new Error(`${operationId} is not in the description`);
  return found.operation;
}

/** Where an example stands, as a JSON pointer to its schema, and what it says. */
export type PlacedExample = { title: string; pointer: string; value: unknown };

const pointerTo = (...steps: string[]) =>
  steps.map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

function placed(title: string, steps: string[], content: Record<string, Media> = {}): PlacedExample[] {
  return Object.entries(content).flatMap(([type, media]) =>
    Object.entries(media.examples).map(([name, example]) => ({
      title: `${title} ${name}`,
      pointer: pointerTo(...steps, 'content', type, 'schema'),
      value: resolved(example).value,
    })),
  );
}

/** Every example: of request bodies, of the operations' own answers, and of the shared refusals. */
export const examples: PlacedExample[] = [
  ...operations.flatMap(({ method, path, operation }) => {
    const { operationId, requestBody, responses } = operation;
    const here = ['paths', path, method];
    return [
      ...placed(`${operationId} asked`, [...here, 'requestBody'], requestBody?.content),
      ...Object.entries(responses).flatMap(([status, answer]) =>
        '$ref' in answer
          ? []
          : placed(`${operationId} ${status}`, [...here, 'responses', status], answer.content),
      ),
    ];
  }),
  ...Object.entries(bundle.components.responses ?? {}).flatMap(([name, answer]) =>
    placed(name, ['components', 'responses', name], (answer as Answer).content),
  ),
];

/** The named example of an operation's 2xx answer, or of its request body. */
export function exampleOf(operationId: string, name: string, word = '200'): unknown {
  const found = examples.find(({ title }) => title === `${operationId} ${word} ${name}`);
  if (!found) throw new Error(`${operationId} has no example ${name} for ${word}`);
  return found.value;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(bundle, 'contract');

/** What a value has against the schema at a pointer of the bundle; empty when it fits. */
export function faultsOf(pointer: string, value: unknown): string[] {
  const validate = ajv.getSchema(`contract#${pointer}`);
  if (!validate) throw new Error(`there is no schema at ${pointer}`);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

/** Calls `visit` with every value inside a value, itself first. */
export function walk(value: unknown, visit: (value: unknown, key: string) => void, key = '') {
  visit(value, key);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) walk(inner, visit, Array.isArray(value) ? key : name);
}
