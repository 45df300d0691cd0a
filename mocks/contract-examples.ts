import contract from '#openapi/contract.gen.json';
import type { operations, Problem } from '#openapi/schema.gen.ts';

type Example = { value: unknown };
type Reply = { content?: Record<string, { examples?: Record<string, Example | { $ref: string }> }> };
type Operation = { operationId: string; responses: Record<string, Reply> };
type Method = 'get' | 'post' | 'put' | 'delete';
export type OperationId = keyof operations;

/** The body of an operation's 200. */
export type Answer<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

const { components, paths } = contract as unknown as {
  components: { examples: Record<string, Example> };
  paths: Record<string, Partial<Record<Method, Operation>>>;
};
const methods: Method[] = ['get', 'post', 'put', 'delete'];

const followed = (example: Example | { $ref: string }): Example => {
  if (!('$ref' in example)) return example;
  const found = components.examples[example.$ref.replace('#/components/examples/', '')];
  if (!found) throw new Error(`${example.$ref} is not in the contract`);
  return found;
};

function replyOf({ operationId, responses }: Operation) {
  const [status, reply] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  if (!status || !reply) throw new Error(`${operationId} has no good answer`);
  const [type, media] = Object.entries(reply.content ?? {})[0] ?? [];
  return { status: Number(status), type, examples: media?.examples };
}

/** Every operation with its good answer: the first example, or no body at all. */
export const answers = Object.entries(paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const { status, type, examples } = replyOf(operation);
    const [first] = Object.values(examples ?? {});
    if (!first && status !== 204) throw new Error(`${operation.operationId} has no example in openapi/`);
    return [{ method, path, status, type, body: first && followed(first).value }];
  }),
);

/** A named example of an operation's good answer, free to be changed. */
export function exampleOf<Id extends OperationId>(operationId: Id, name: string): Answer<Id> {
  const operation = Object.values(paths)
    .flatMap((item) => methods.flatMap((method) => item[method] ?? []))
    .find((one) => one.operationId === operationId);
  const example = operation && replyOf(operation).examples?.[name];
  if (!example) throw new Error(`${operationId} has no example ${name} in openapi/`);
  return structuredClone(followed(example).value) as Answer<Id>;
}

/** A named refusal of the contract, such as `outOfStock`, with its words changed where a story needs it. */
export function aProblem(name: string, change: Partial<Problem> = {}): Problem {
  const example = components.examples[name];
  if (!example) throw new Error(`There is no refusal ${name} in openapi/`);
  return { ...(structuredClone(example.value) as Problem), ...change };
}
