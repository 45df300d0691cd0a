import type { ProductDetail } from '#openapi/schema.gen.ts';

export type SizeGuide = NonNullable<ProductDetail['sizeGuide']>;
type SizeMeasure = 'height' | 'chest' | 'waist' | 'hips' | 'foot';
/** Centimetres, from the smallest to the largest body that it fits. */
type Span = [from: number, to: number];
export type SizeRow = { key: string } & Partial<Record<SizeMeasure, Span>>;

const letters: SizeRow[] = [
  { key: 'XS', chest: [80, 84], waist: [62, 66], hips: [86, 90] },
  { key: 'S', chest: [85, 90], waist: [67, 72], hips: [91, 95] },
  { key: 'M', chest: [91, 96], waist: [73, 78], hips: [96, 101] },
  { key: 'L', chest: [97, 103], waist: [79, 86], hips: [102, 107] },
  { key: 'XL', chest: [104, 111], waist: [87, 95], hips: [108, 114] },
  { key: 'XXL', chest: [112, 119], waist: [96, 105], hips: [115, 121] },
];

/** Keyed by the figures of an age, so that it is found whatever the language of its name. */
const ages: SizeRow[] = [
  { key: '3-6', height: [62, 68], chest: [43, 45] },
  { key: '6-12', height: [69, 80], chest: [46, 48] },
  { key: '12-18', height: [81, 86], chest: [49, 51] },
  { key: '3-4', height: [98, 104], chest: [54, 56] },
  { key: '5-6', height: [110, 116], chest: [58, 60] },
  { key: '7-8', height: [122, 128], chest: [62, 66] },
  { key: '9-10', height: [134, 140], chest: [68, 72] },
];

/** A foot (cm) in a European size: its shoe is a centimetre and a half longer, and counted in two thirds of one. */
const footOf = (size: number) => Math.round((size / 1.5 - 1.5) * 10) / 10;

const figuresOf = (value: string) => value.match(/\d+/g) ?? [];

function rowOf(guide: SizeGuide, value: string): SizeRow | undefined {
  const figures = figuresOf(value);
  const [from, to = from] = figures.map(Number);
  if (guide === 'shoes') return from && to ? { key: value, foot: [footOf(from), footOf(to)] } : undefined;
  const key = figures.length > 0 ? figures.join('-') : value;
  return [...letters, ...ages].find((row) => row.key === key);
}

const measures: Record<SizeGuide, SizeMeasure[]> = {
  tops: ['height', 'chest', 'waist'],
  bottoms: ['height', 'waist', 'hips'],
  shoes: ['foot'],
};

/** The body that each of some sizes fits, and the measures that are known of them; none where no size is in the table. */
export function sizeTable(guide: SizeGuide, values: readonly string[]) {
  const rows = values.flatMap((value) => {
    const row = rowOf(guide, value);
    return row ? [{ ...row, size: value }] : [];
  });
  return { rows, measures: measures[guide].filter((measure) => rows.some((row) => row[measure])) };
}
