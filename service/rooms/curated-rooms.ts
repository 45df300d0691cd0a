import type { Localised } from '#service/domain/language.ts';
import curated from './rooms.json' with { type: 'json' };

export type CuratedRoom = {
  image: string;
  width: number;
  height: number;
  title: Localised;
  /** Positions of products in the picture, as fractions (0 to 1) of its width and height. */
  dots: { productId: number; x: number; y: number; match: 'seen' | 'similar' }[];
};

type CuratedRooms = {
  home: CuratedRoom;
  /** Rooms by slug of the shop; shops whose pictures show only single products have none. */
  shops: Record<string, CuratedRoom>;
};

/** Pictures in which products were marked by hand, with product ids of the sample catalogue. */
export const curatedRooms = (): CuratedRooms => curated as unknown as CuratedRooms;
