import contract from '#openapi/contract.gen.json';

type Schema = { maxItems?: number; $ref?: string };
type Operation = { responses: Record<string, { content?: Record<string, { schema?: Schema }> }> };

const paths = contract.paths as unknown as Record<string, Record<string, Operation>>;
const schemas = contract.components.schemas as Record<string, Schema>;

/** The longest list that an operation may answer with; undefined where it answers with no bare list. */
export function maxItemsOf(path: string, method: string): number | undefined {
  const schema = paths[path]?.[method]?.responses['200']?.content?.['application/json']?.schema;
  const named = schema?.$ref ? schemas[schema.$ref.replace('#/components/schemas/', '')] : schema;
  return named?.maxItems;
}
