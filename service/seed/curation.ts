import type { SizeGuide } from '#service/db/schema/products.ts';
import { readData } from './catalogue.ts';

/** Hand-picked data of products, by product id: products that go with it, size guides. */
export type Curation = {
  companions: Record<string, number[]>;
  sizeGuides: Record<string, SizeGuide>;
};

export const readCuration = () => readData('curation.json') as Curation;
