import { ProductGrid } from '#src/design-system/panels/product/ProductGrid.tsx';
import { listingPageSize } from '#src/domain/limits.ts';
import { MoreHeading } from './MoreHeading.tsx';

const cards = Array.from({ length: listingPageSize }, (_, index) => index);

/**
 * The endless grid before it is near: its heading with the way to all products, and the room of its first page, an element a
 * card. So the foot of the page is where it will be.
 */
export function MoreToCome() {
  return (
    <section aria-labelledby="more-good-stuff">
      <MoreHeading toAll />
      <div aria-hidden>
        <ProductGrid>
          {cards.map((index) => (
            // As high as a card's skeleton: a square picture, and its lines below.
            <li key={index} className="pb-31 before:block before:aspect-square" />
          ))}
        </ProductGrid>
      </div>
    </section>
  );
}
