import contract from '#openapi/contract.gen.json' with { type: 'json' };
import type { Method } from './operation-types.ts';

export type JsonSchema = Record<string, unknown>;

export type Parameter = {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  explode?: boolean;
  schema: JsonSchema;
};

type Media = { content?: { 'application/json'?: { schema: JsonSchema } } };

export type OperationDescription = {
  operationId: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody: (Media & { required?: boolean }) | undefined;
  responses: Record<string, Media>;
  cache: 'public-long' | 'public-short' | 'private';
  rateLimit: string;
  /** The rate-limit class of calls without the parameter `key`; undefined when it is the same. */
  rateLimitWithoutKey: string | undefined;
  idempotency: 'required' | 'optional' | undefined;
  /** Refusal codes of this operation, beside those that every operation can have. */
  errorCodes: readonly string[];
};

type RawOperation = Record<string, unknown> & { operationId: string; tags: string[] };

/** The bundled contract (made by `npm run api`); validators refer to its parts by JSON pointer. */
export const description = contract as unknown as {
  paths: Record<string, Record<string, RawOperation>>;
  components: Record<string, unknown>;
};

/** Follows the `$ref` of a node until it is a value. */
export function resolved<T>(node: T): T {
  const reference = (node as { $ref?: string } | undefined)?.$ref;
  if (reference === undefined) return node;
  let found: unknown = description;
  for (const part of reference.slice(2).split('/')) {
    found = (found as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return resolved(found as T);
}

/** The description of one operation with its references resolved; throws when the contract does not have it. */
export function describe(method: Method, path: string): OperationDescription {
  const item = description.paths[path];
  const operation = item?.[method];
  if (!item || !operation) throw new Error(`${method} ${path} is not in the description`);
  const shared = (item.parameters ?? []) as unknown as Parameter[];
  const own = (operation.parameters ?? []) as Parameter[];
  const responses = Object.entries((operation.responses ?? {}) as Record<string, Media>);
  return {
    operationId: operation.operationId,
    tags: operation.tags,
    security: (operation.security ?? []) as Record<string, string[]>[],
    parameters: [...shared, ...own].map((parameter) => resolved(parameter)),
    requestBody: resolved(operation.requestBody as Media | undefined),
    responses: Object.fromEntries(responses.map(([status, response]) => [status, resolved(response)])),
    cache: (operation['x-cache'] ?? 'private') as OperationDescription['cache'],
    rateLimit: (operation['x-rate-limit'] ?? 'read') as string,
    rateLimitWithoutKey: operation['x-rate-limit-without-key'] as string | undefined,
    errorCodes: (operation['x-error-codes'] ?? []) as string[],
    idempotency: operation['x-idempotency'] as OperationDescription['idempotency'],
  };
}

/** True when the operation requires a token; `security: [{}, bearerAuth]` means that the token is optional. */
export const isSecured = ({ security }: OperationDescription) =>
  security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0);

/** True when the operation reads a bearer token, required or optional. */
export const takesBearer = ({ security }: OperationDescription) =>
  security.some((scheme) => Object.keys(scheme).length > 0);
