import { type Answer, bundle, operations, resolved } from '../contract/bundle.ts';
import type { Schema } from './schema-branches.ts';

export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema };

/** An operation that the service answers, as a caller sees it. */
export type Mounted = {
  operationId: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
  /** Whether it asks for a token, may be given one, or knows none. */
  token: 'needed' | 'read' | 'ignored';
  /** The calls that say 400 where others say 422. */
  isAuth: boolean;
  /** The refusals that may come with a status; undefined when the status is not described. */
  refusals(status: number): string[] | undefined;
  isDescribed(status: number): boolean;
};

type Raw = (typeof operations)[number];

function mountedFrom({ method, path, operation }: Raw): Mounted {
  const shared = (bundle.paths[path]?.parameters ?? []) as object[];
  const schemes = operation.security.map((scheme) => Object.keys(scheme).length);
  const answer = (status: number) => operation.responses[status];
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    parameters: [...shared, ...(operation.parameters ?? [])].map((one) => resolved<object>(one) as Parameter),
    body: operation.requestBody?.content['application/json']?.schema,
    token: schemes.length === 0 ? 'ignored' : schemes.every(Boolean) ? 'needed' : 'read',
    isAuth: operation.tags.includes('auth'),
    isDescribed: (status) => answer(status) !== undefined,
    refusals(status) {
      const described = answer(status);
      if (!described) return undefined;
      return [
        ...(operation['x-error-codes'] ?? []),

        ...(resolved<Answer>(described)['x-error-codes'] ?? []),
      ];
    },
  };
}

/** The operations that the service answers. */
export const mounted: Mounted[] = operations.map((raw) => mountedFrom(raw));
