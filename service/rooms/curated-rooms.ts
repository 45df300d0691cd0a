import type { Localised } from '#service/domain/language.ts';
import curated from './rooms.json' with { type: 'json' };

export type CuratedRoom = {
  image: string;
  width: number;
  height: number;
  title: Localised;
  /** Where a product is in the picture, in parts of its width and height. */
  dots: { productId: number; x: number; y: number; match: 'seen' | 'similar' }[];
};

type CuratedRooms = {
  home: CuratedRoom;
  /** By the slug of the shop; a shop whose pictures show single things only has none. */
  shops: Record<string, CuratedRoom>;
};

/** Pictures in which somebody has found by hand what is sold; products by the ids of the sample catalogue. */
export const curatedRooms = (): CuratedRooms => curated as unknown as CuratedRooms;
