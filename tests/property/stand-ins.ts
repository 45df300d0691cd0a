import * as fc from 'fast-check';
import type { Field, Filling } from './schema-values.ts';

const written = /^⟦(\w+)\+(\d+)⟧$/;

/** Stands in a request for a real thing of the shop, so that a case means the same in every run. */
const standIn = (name: string, shift: number) => `⟦${name}+${shift}⟧`;

const shifted = (name: string): fc.Arbitrary<string> => fc.nat(11).map((shift) => standIn(name, shift));

const isSingle = ({ schema: { type } }: Field) => type !== 'array' && type !== 'object';

/** Real things everywhere, and such as belong together: the goods of one SKU, the places of one address. */
export const onlyReal =
  (names: ReadonlySet<string>): Filling =>
  (field, made) => {
    const { name, schema, inList } = field;
    if (!names.has(name) || !isSingle(field)) return made;
    if (inList) return shifted(name);
    const real = fc.constant(standIn(name, 0));
    // 0 asks for the default address, a new line or the top of a tree.
    return schema.minimum === 0 ? fc.oneof({ weight: 2, arbitrary: real }, fc.constant(0)) : real;
  };

/** A real thing or a made-up value, one as often as the other; nothing has to belong together. */
export const halfReal =
  (names: ReadonlySet<string>): Filling =>
  (field, made) =>
    names.has(field.name) && isSingle(field) ? fc.oneof(shifted(field.name), made) : made;

export type Find = (name: string, nth: number, beside: Record<string, unknown>) => Promise<unknown>;

/** A value with the real things in place of their stand-ins. */
export async function withReal(value: unknown, nth: number, find: Find): Promise<unknown> {
  const real = async (text: string, beside: Record<string, unknown>) => {
    const [, name, shift] = written.exec(text) ?? [];
    return name ? find(name, nth + Number(shift), beside) : text;
  };
  async function into(inner: unknown, beside: Record<string, unknown>): Promise<unknown> {
    if (typeof inner === 'string') return real(inner, beside);
    if (typeof inner !== 'object' || inner === null) return inner;
    if (Array.isArray(inner)) {
      const items: unknown[] = [];
      for (const one of inner) items.push(await into(one, beside));
      return items;
    }
    const found: Record<string, unknown> = {};
    for (const [key, one] of Object.entries(inner))
      found[String(await real(key, found))] = await into(one, found);
    return found;
  }
  return into(value, {});
}
