import * as fc from 'fast-check';
import { fitCheck } from './fits.ts';
import { type Branch, branchesOf, type Schema } from './schema-branches.ts';

/** A schema or one way to fit it. */
type Spoken = Omit<Schema, 'required' | 'not'>;

/** A field that is to be filled; its name, what may stand in it, and whether it is one of a list. */
export type Field = { name: string; schema: Spoken; inList: boolean };

/** What stands in a field: the values that were made up for it, or something in their place. */
export type Filling = (field: Field, made: fc.Arbitrary<unknown>) => fc.Arbitrary<unknown>;

type Place = { name: string; standIn: Filling; depth: number; inList: boolean };

/** How deep a value that contains itself is followed. */
const depthMax = 6;
const int32 = 2 ** 31 - 1;

/** Values that fit a schema of the contract; `name` is the field that holds them. */
export function valuesOf(schema: Schema, name: string, fill: Filling): fc.Arbitrary<unknown> {
  return anyOf(schema, { name, standIn: fill, depth: 0, inList: false });
}

function anyOf(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  const name = place.name || (schema.$ref?.split('/').at(-1) ?? '');
  const ways = branchesOf(schema).flatMap((branch) => oneBranch(branch, { ...place, name }));
  if (ways.length === 0) throw new Error(`nothing fits ${JSON.stringify(schema)}`);
  return fc.oneof(...ways);
}

/** The values of a branch, none where what it must not be leaves nothing. */
function oneBranch(branch: Branch, place: Place): fc.Arbitrary<unknown>[] {
  const values = plain(branch, place);
  if (branch.not.length === 0) return [values];
  const fits = fitCheck({ anyOf: branch.not });
  const isLeft = (value: unknown) => !fits(value);
  return fc.sample(values, { seed: 1, numRuns: 40 }).some(isLeft) ? [values.filter(isLeft)] : [];
}

function plain(branch: Branch, place: Place): fc.Arbitrary<unknown> {
  if ('const' in branch) return fc.constant(branch.const);
  return place.standIn({ name: place.name, schema: branch, inList: place.inList }, made(branch, place));
}

function made(branch: Branch, place: Place): fc.Arbitrary<unknown> {
  if (branch.enum) return fc.constantFrom(...branch.enum);
  const kinds = [branch.type ?? (branch.properties ? 'object' : [])].flat();
  if (kinds.length === 0) return fc.jsonValue();
  return fc.oneof(...kinds.map((kind) => ofKind[kind](branch, place)));
}

type Maker = (branch: Branch, place: Place) => fc.Arbitrary<unknown>;

const ofKind: Record<string, Maker> & Record<NonNullable<Schema['type']> & string, Maker> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  number: ({ minimum: min, maximum: max }) =>
    fc.double({
      noNaN: true,
      noDefaultInfinity: true,
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    }),
  integer({ minimum, maximum, format }) {
    const edge = format === 'int32' ? int32 : Number.MAX_SAFE_INTEGER;
    const [min, max] = [minimum ?? -edge, maximum ?? edge];
    const [low, high] = [Math.max(min, Math.min(-30, max)), Math.min(max, Math.max(min, 0) + 30)];
    const near = fc.integer({ min: low, max: high });
    return fc.oneof({ weight: 3, arbitrary: near }, { weight: 1, arbitrary: fc.integer({ min, max }) });
  },
  string: texts,
  array({ items = {}, minItems, maxItems }, place) {
    const inner = anyOf(items, { ...place, inList: true, depth: place.depth + 1 });
    const longest = place.depth < depthMax ? maxItems : (minItems ?? 0);
    return fc.array(inner, {
      ...(minItems !== undefined && { minLength: minItems }),
      ...(longest !== undefined && { maxLength: longest }),
    });
  },
  object: objects,
};

function objects(
  { properties = {}, required, additionalProperties, propertyNames, maxProperties }: Branch,
  place: Place,
) {
  const depth = place.depth + 1;
  const mapped = typeof additionalProperties === 'object' && Object.keys(properties).length === 0;
  if (mapped) {
    const schema = propertyNames ?? {};
    const keys = place.standIn({ name: place.name, schema, inList: true }, texts(schema));
    const values = anyOf(additionalProperties, { ...place, name: '', inList: true, depth });
    return fc.dictionary(keys as fc.Arbitrary<string>, values, {
      noNullPrototype: true,
      ...(maxProperties && { maxKeys: maxProperties }),
    });
  }
  const model = Object.entries(properties).flatMap(([name, inner]) =>
    inner === false || (depth > depthMax && !required.has(name))
      ? []
      : [
          [
            name,
            inner === true ? fc.jsonValue() : anyOf(inner, { ...place, name, inList: false, depth }),
          ] as const,
        ],
  );
  const names = model.map(([name]) => name);
  return fc.record(Object.fromEntries(model), {
    requiredKeys: names.filter((name) => required.has(name)),
    noNullPrototype: true,
  });
}

const day = fc.date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2999-12-31') });
const formats: Record<string, fc.Arbitrary<string>> = {
  date: day.map((moment) => moment.toISOString().slice(0, 10)),
  'date-time': day.map((moment) => moment.toISOString()),
  uuid: fc.uuid(),
  uri: fc.webUrl(),
  'uri-reference': fc.webPath(),
};

function texts({ pattern, format, minLength = 0, maxLength = 10_000 }: Spoken): fc.Arbitrary<string> {
  const matches = pattern ? new RegExp(pattern, 'u') : undefined;
  const formed = format ? formats[format] : undefined;
  const spoken =
    matches && formed
      ? formed.filter((text) => matches.test(text))
      : (formed ?? (matches && fc.stringMatching(matches, { maxLength })));
  if (!spoken) return fc.string({ unit: 'grapheme-composite', minLength, maxLength });
  return spoken.filter((text) => [...text].length >= minLength && [...text].length <= maxLength);
}
