import type { ProductSummary } from '#openapi/schema.gen.ts';
import { CardGlass } from '#src/design-system/cards/CardGlass.tsx';
import { FavouriteHeart } from './FavouriteHeart.tsx';

/** The heart on the photo of a product card. */
export function CardHeart({ product }: { product: ProductSummary }) {
  return (
    <CardGlass>
      <FavouriteHeart product={product} />
    </CardGlass>
  );
}
