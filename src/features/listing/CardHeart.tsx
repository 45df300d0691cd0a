import type { ProductSummary } from '#openapi/schema.gen.ts';
import { CardGlass } from '#src/design-system/cards/product/CardGlass.tsx';
import { FavouriteHeart } from './FavouriteHeart.tsx';

type CardHeartProps = {
  product: ProductSummary;
  /** Its place in a list that ranks. */
  rank?: number | undefined;
};

/** What lies on the photo of a product card: the heart and, in a list that ranks, the medal. */
export function CardHeart({ product, rank }: CardHeartProps) {
  return (
    <CardGlass rank={rank}>
      <FavouriteHeart product={product} />
    </CardGlass>
  );
}
