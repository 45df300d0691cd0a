import type { Localised } from '#service/domain/language.ts';
import curated from './curation.json' with { type: 'json' };

type Link = { type: 'category' | 'tag'; id?: number; slug: string };
type Point = [number, number];
type Door = { productId: number; imageId: string; focus: Point };
type Group = { title?: Localised; label?: Localised; text?: Localised; imageId?: string; link?: Link };

export type CuratedBanner = {
  id: number;
  buttons: { main: { text: Localised; link: Link }; second: { text: Localised; link: Link } };
  products: Door[];
};

type CuratedStreet = {
  tagSlug: string;
  title: Localised;
  text: Localised;
  productIds: number[];
  maker: { avatar: string; name: Localised; role: Localised; line: Localised };
};

type CuratedGroup = Group & { productIds: number[] };

export type CuratedSection = {
  id: number;
  slug: string;
  style: string;
  title: Localised;
  productIds: number[];
  pair?: CuratedGroup[];
  chips?: CuratedGroup[];
};

/** What somebody has picked by hand for the home page; products by the ids of the sample catalogue. */
export type Curation = {
  banners: { order: string[]; items: Record<string, CuratedBanner> };
  streets: Record<string, CuratedStreet>;
  homeTags: CuratedSection[];
};

/** The curation is imported and not read from disk, so that the workbench, which runs in a browser, has it too. */
export const readCuration = (): Curation => curated as unknown as Curation;
