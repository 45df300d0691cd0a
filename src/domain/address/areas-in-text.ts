import type { Area } from '#openapi/schema.gen.ts';

type Areas = (parentId: number) => Promise<Area[]>;

/** The areas that a text names, from the largest down, and the text without those that stood apart in it. */
export type AreasInText = { found: Area[]; rest: string };

/** A country of so few provinces is searched by district, where people leave the province out (Sri Lanka, Laos). */
const fewProvinces = 20;
const words = /\b(?:province|district|town|il|ilce)\b/g;

/** Letters alone count: neither case, accents nor Turkish dots. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').replace(/\s+/g, ' ').trim();

const isHan = (text: string) => /\p{Script=Han}/u.test(text);

/** The names of an area that a text may use: "Colombo 03 Kollupitiya" is also "Colombo 03" and "Kollupitiya". */
function namesOf({ areaName }: Area): string[] {
  const [, numbered, own] = /^(.+ \d+) (.+)$/.exec(areaName) ?? [];
  return [areaName, numbered, own].filter((name) => name !== undefined).map(plain);
}

function mentions(text: string, name: string): boolean {
  if (isHan(name)) return text.includes(name);
  const at = ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return at.includes(` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ')} `);
}

/** The area whose name stands in the text; of several the longest. */
function named(text: string, areas: readonly Area[]): Area | undefined {
  const length = (area: Area) =>
    Math.max(0, ...namesOf(area).map((name) => (mentions(text, name) ? name.length : 0)));
  const [best] = areas.toSorted((one, other) => length(other) - length(one));
  return best && length(best) > 0 ? best : undefined;
}

async function below(text: string, province: Area, areas: Areas): Promise<Area[]> {
  const district = named(text, await areas(province.areaId));
  if (!district) return [province];
  const town = named(text, await areas(district.areaId));
  return town ? [province, district, town] : [province, district];
}

/** Finds province, district and town that a pasted address names, as far down as it names them. */
export async function areasInText(text: string, areas: Areas): Promise<AreasInText> {
  const plainText = plain(text);
  const provinces = await areas(0);
  const province = named(plainText, provinces);
  const ways = province || provinces.length > fewProvinces ? [province] : provinces;
  const tried = await Promise.all(
    ways.filter((one) => one !== undefined).map((one) => below(plainText, one, areas)),
  );
  const [best = []] = tried.toSorted((one, other) => other.length - one.length);
  const found = province || best.length > 1 ? best : [];
  return { found, rest: without(text, found) };
}

/** What is left for the street: parts that say nothing but an area go. */
function without(text: string, found: readonly Area[]): string {
  const names = found.flatMap(namesOf);
  const street = found.reduce(
    (left, { areaName }) => (isHan(areaName) ? left.replace(areaName, '') : left),
    text,
  );
  const isArea = (part: string) => {
    const own = plain(part).replace(words, '').trim();
    return own === '' || own.split('/').every((one) => names.includes(one.trim()));
  };
  const kept = street
    .split(/[,，]/u)
    .map((part) => part.trim())
    .filter((part) => part && !isArea(part));
  return kept.join(', ') || text;
}
