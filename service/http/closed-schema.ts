import { description, type JsonSchema, resolved } from './description.ts';

const isSchema = (node: unknown): node is JsonSchema =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

/**
 * A schema of the contract with `additionalProperties: false` on every object, so that a field which leaks from the
 * database fails the check of the response. References are inlined, except where a schema contains itself.
 */
export function closedSchema(schema: JsonSchema): JsonSchema {
  return close(schema, false, []);
}

function close(node: JsonSchema, isPart: boolean, within: readonly string[]): JsonSchema {
  const reference = node.$ref as string | undefined;
  if (reference !== undefined) {
    if (within.includes(reference)) return { $ref: `contract${reference}` };
    const { $ref: _written, ...beside } = node;
    return close({ ...resolved<JsonSchema>({ $ref: reference }), ...beside }, isPart, [...within, reference]);
  }
  const inner = (value: unknown, part = false): unknown =>
    isSchema(value) ? close(value, part, within) : value;
  const each = (values: unknown, part = false) => (values as unknown[]).map((value) => inner(value, part));
  const closed: JsonSchema = { ...node };
  for (const key of ['items', 'additionalProperties']) if (key in node) closed[key] = inner(node[key]);
  for (const key of ['anyOf', 'oneOf']) if (key in node) closed[key] = each(node[key], isPart);
  if ('allOf' in node) closed.allOf = each(node.allOf, true);
  if (isSchema(node.properties)) {
    closed.properties = Object.fromEntries(
      Object.entries(node.properties).map(([name, value]) => [name, inner(value)]),
    );
  }
  const isObject = 'properties' in node || 'allOf' in node;
  if (isObject && !isPart && !('additionalProperties' in node)) closed.unevaluatedProperties = false;
  return closed;
}

/** All schemas of the contract, for the references that `closedSchema` does not inline. */
export const sharedSchemas = { $id: 'contract', components: description.components };
