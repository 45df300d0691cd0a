import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import type { ProductSummary } from '#openapi/schema.gen.ts';
import { SectionHeading } from '#src/design-system/layout/SectionHeading.tsx';
import { KeptPart } from '#src/domain/kept-part.tsx';
import { ProductCard } from '#src/design-system/cards/product/ProductCard.tsx';

type ProductRailProps = {
  title: string;
  /** Beside the title: until when these products are shown. */
  note?: ReactNode;
  products: readonly ProductSummary[];
  hrefOf: (product: ProductSummary) => string;
  /** On the glass of each card: its heart. Drawn from the product alone, as what stands below. */
  renderHeart?: (product: ProductSummary) => ReactNode;
  /** Below the last line of each card. */
  renderFoot?: ((product: ProductSummary) => ReactNode) | undefined;
  /** Prices with what they were before. */
  struck?: boolean;
  /** Where the whole list is. */
  moreHref?: string;
  /** It stands beside a menu: one row, of four and from 1280 px of five. */
  beside?: boolean;
  /** Below the row, or in its place: why it is empty or not whole, with the way on. */
  children?: ReactNode;
};

/** Products in a row that slides on phones; from 835 px in one or two whole rows of four, from 1280 px of six. Nothing without any. */
export function ProductRail({
  title,
  note,
  products,
  hrefOf,
  renderHeart,
  renderFoot,
  struck,
  moreHref,
  beside,
  children,
}: ProductRailProps) {
  const id = useId();
  if (products.length === 0 && !children) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} note={note} moreHref={moreHref} />
      <ul
        className={cx(
          'rail nav:mx-0 nav:grid nav:grid-cols-4 nav:gap-x-4 nav:gap-y-6 nav:px-0',
          beside ? 'xl:grid-cols-5' : 'xl:grid-cols-6',
        )}
      >
        {products.map((product) => (
          <li
            key={product.prodId}
            className={cx(
              'w-[148px] shrink-0 snap-start nav:w-auto',
              beside || products.length < 8 ? 'nav:max-xl:nth-[n+5]:hidden' : 'nav:max-xl:nth-[n+9]:hidden',
              products.length < 12 ? 'xl:nth-[n+7]:hidden' : 'xl:nth-[n+13]:hidden',
            )}
          >
            <KeptPart name="rail card" of={[product, struck, !!renderHeart, !!renderFoot]}>
              <ProductCard
                product={product}
                href={hrefOf(product)}
                heart={renderHeart?.(product)}
                sizes="(min-width: 1280px) 216px, (min-width: 835px) 25vw, 148px"
                struck={struck}
              >
                {renderFoot?.(product)}
              </ProductCard>
            </KeptPart>
          </li>
        ))}
      </ul>
      {children && <div className={cx(products.length > 0 && 'mt-4')}>{children}</div>}
    </section>
  );
}
