import type { HomeProduct, Room, RoomDot } from '#openapi/schema.gen.ts';
import { inLanguage } from '#service/domain/language.ts';
import type { Reader } from '#service/regions/queries.ts';
import type { CuratedRoom } from './curated-rooms.ts';
import { itemOf, type Variant } from './in-stock.ts';

/** A file of the catalogue as the shop serves it. */
export const mediaOf = (file: string) => `/media/${file.replace(/^images\//, '')}`;

/** A point of a picture in thousandths, from parts of its width and height. */
export const pointOf = (x: number, y: number) => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) });

/** A room with those of its things that are given: they are in stock, each with the variant that its price is of. */
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
