import type { SizeGuide } from '#service/db/schema/products.ts';
import { readData } from './catalogue.ts';

/** What people chose by hand for a product. */
export type Curation = {
  companions: Record<string, number[]>;
  sizeGuides: Record<string, SizeGuide>;
};

export const readCuration = () => readData('curation.json') as Curation;
