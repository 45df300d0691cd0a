import type { HomeProduct, Room, RoomDot } from '#openapi/schema.gen.ts';
import { inLanguage } from '#service/domain/language.ts';
import type { Reader } from '#service/regions/queries.ts';
import type { CuratedRoom } from './curated-rooms.ts';
import { itemOf, type Variant } from './in-stock.ts';

/** The URL path of a file of the catalogue. */
export const mediaOf = (file: string) => `/media/${file.replace(/^images\//, '')}`;

/** A point of a picture in thousandths of its width and height, from fractions (0 to 1). */
export const pointOf = (x: number, y: number) => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) });

/** A room with those of its products that are given (in stock), each with its cheapest SKU. */
export function roomOf(
  { image, width, height, title, dots: places }: CuratedRoom,
  products: readonly HomeProduct[],
  variants: ReadonlyMap<number, Variant>,
  { language }: Pick<Reader, 'language'>,
): Room | null {
  const dots = products.flatMap((product): RoomDot[] => {
    const place = places.find(({ productId }) => productId === product.prodId);
    const variant = variants.get(product.prodId);
    if (!place || !variant) return [];
    const match = place.match === 'seen' ? 'SEEN' : 'SIMILAR';
    return [{ ...itemOf(product), at: pointOf(place.x, place.y), match, ...variant, shopId: product.shopId }];
  });
  if (dots.length === 0) return null;
  return { title: inLanguage(title, language), pic: mediaOf(image), width, height, dots };
}
