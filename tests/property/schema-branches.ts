import { resolved } from '../contract/bundle.ts';

type Kind = 'null' | 'boolean' | 'number' | 'integer' | 'string' | 'array' | 'object';

/** The words of JSON Schema that the requests of the contract use. */
export type Schema = {
  $ref?: string;
  type?: Kind | Kind[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema | boolean>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  maxProperties?: number;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  dependentSchemas?: Record<string, Schema>;
};

type Choosing = '$ref' | 'allOf' | 'anyOf' | 'oneOf' | 'not' | 'if' | 'then' | 'else' | 'dependentSchemas';

/** One way to fit a schema: no choice is left in it, but what it must not be. */
export type Branch = Omit<Schema, Choosing | 'required'> & { required: Set<string>; not: Schema[] };

/** Every way to fit a schema; references are followed, parts laid on each other. */
export function branchesOf(schema: Schema): Branch[] {
  const { $ref, allOf = [], anyOf, oneOf, not, if: when, then = {}, else: otherwise = {}, ...rest } = schema;
  const { dependentSchemas = {}, required = [], ...own } = rest;
  const parts: Schema[][] = [
    ...($ref === undefined ? [] : [[resolved<object>({ $ref })]]),
    ...allOf.map((part) => [part]),
    ...(anyOf ? [anyOf] : []),
    ...(oneOf ? [oneOf.map((one) => exactly(one, oneOf))] : []),
    ...(when ? [[{ allOf: [when, then] }, { ...otherwise, not: when }]] : []),
    ...Object.entries(dependentSchemas).map(([name, more]) => [
      { properties: { [name]: false } },
      { allOf: [{ required: [name] }, more] },
    ]),
  ];
  const first: Branch = { ...own, required: new Set(required), not: not ? [not] : [] };
  return parts.reduce<Branch[]>(
    (branches, choice) => {
      const ways = choice.flatMap((one) => branchesOf(one));
      return branches.flatMap((branch) => ways.flatMap((way) => laid(branch, way)));
    },
    [first],
  );
}

/** One of several, and none of the others. */
const exactly = (one: Schema, all: readonly Schema[]): Schema => ({
  allOf: [one],
  not: { anyOf: all.filter((other) => other !== one) },
});

/** Two branches as one, or none where nothing fits both. */
function laid(one: Branch, other: Branch): Branch[] {
  const properties = { ...one.properties };
  const required = new Set([...one.required, ...other.required]);
  for (const [name, schema] of Object.entries(other.properties ?? {})) {
    const known = properties[name] ?? true;
    properties[name] = both(known, schema);
    if (properties[name] === false && required.has(name)) return [];
  }
  const values = common(valuesOf(one), valuesOf(other));
  if (values?.length === 0) return [];
  const { const: _one, ...words } = { ...one, ...other };
  return [
    {
      ...words,
      ...(values && { enum: values }),
      ...(one.properties || other.properties ? { properties } : {}),
      required,
      not: [...one.not, ...other.not],
    },
  ];
}

const valuesOf = (branch: Branch) => ('const' in branch ? [branch.const] : branch.enum);

const common = (one: unknown[] | undefined, other: unknown[] | undefined) =>
  one && other ? one.filter((value) => other.includes(value)) : (one ?? other);

function both(one: Schema | boolean, other: Schema | boolean): Schema | boolean {
  if (one === false || other === false) return false;
  if (one === true) return other;
  if (other === true) return one;
  const schema = { allOf: [one, other] };
  return branchesOf(schema).length > 0 && schema;
}
