import { cx } from 'class-variance-authority';
import { Plane, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { ProductSummary } from '#openapi/schema.gen.ts';
import { PercentOff } from '#src/design-system/primitives/text/PercentOff.tsx';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { Rating } from '#src/design-system/primitives/text/Rating.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { unbroken } from '#src/domain/product/unbroken.ts';
import { LowStock } from './LowStock.tsx';

const messages = defineMessages<{ sold: { count: number }; free: {}; overseas: {}; soldOut: {} }>({
  sold: { id: 'productCard.sold', defaultMessage: '{count, number} sold', description: 'Units sold' },
  free: { id: 'productCard.free', defaultMessage: 'Free delivery', description: 'Perk of a product' },
  overseas: {
    id: 'productCard.overseas',
    defaultMessage: 'Ships from overseas',
    description: 'Perk of a product',
  },
  soldOut: { id: 'productCard.soldOut', defaultMessage: 'Out of stock', description: 'Label on the picture' },
});

type ProductCardProps = {
  product: ProductSummary;
  href: string;
  /** Its picture is the one that the screen waits for. */
  priority?: boolean;
  /** Widths of the picture on the page, as `sizes` of an image. */
  sizes?: string;
  /** Level of its name as a heading: one below what stands above the card. */
  level?: 2 | 3;
  /** The picture keeps its own shape, as in a masonry; otherwise it is cut to a square. */
  whole?: boolean;
  /** Names its shop below a name of one line; not where all are of one shop. */
  ofShop?: boolean;
  /** The price stands with the one before. */
  struck?: boolean | undefined;
  /** Below its last line: what more there is to say. */
  children?: ReactNode;
  /** On the glass: a `CardGlass` with the heart, a choice or a label. */
  heart?: ReactNode;
};

const gridSizes = '(min-width: 1280px) 220px, (min-width: 835px) 25vw, 46vw';

const square = 100;
const narrowest = 0.62;
const widest = 1.6;

/** Width by height; very tall and very wide pictures are cut a little. */
const shapeOf = ({ picWidthPercent = square }: ProductSummary) =>
  Math.min(Math.max(picWidthPercent / square, narrowest), widest);

/** A product: photo and at most five lines, the price the heaviest; one more where few are left. One link; hover underlines the name. */
export function ProductCard({
  product,
  href,
  priority = false,
  sizes = gridSizes,
  level = 3,
  whole = false,
  ofShop = true,
  struck = false,
  children,
  heart,
}: ProductCardProps) {
  const Heading = `h${level}` as const;
  const soldOut = product.stockState === 'OUT_OF_STOCK';
  const { discountPercent, freeDelivery, overseas, fewLeft } = product;
  return (
    <article data-slot="product-card" className="group relative flex h-full min-w-0 flex-col">
      <div
        className="relative aspect-square overflow-hidden rounded-lg bg-tile"
        style={whole ? { aspectRatio: shapeOf(product) } : undefined}
      >
        <Picture
          src={product.pic}
          alt=""
          width={220}
          height={220}
          sizes={sizes}
          priority={priority}
          className={cx('tile-photo', soldOut && 'opacity-45 grayscale')}
        />
        {soldOut && (
          <span className="absolute bottom-0 left-0 rounded-tr-md bg-canvas pt-1.5 pr-2.5 text-sm font-medium">
            <FormattedMessage {...messages.soldOut} />
          </span>
        )}
      </div>
      <div className={cx('flex grow flex-col gap-1 pt-2.5', soldOut && 'text-fg-3')}>
        <div className={whole ? undefined : 'h-10 overflow-hidden'}>
          <Heading className="line-clamp-2 text-base font-regular leading-5 tracking-normal text-wrap group-hover:underline">
            <TextLink
              plain
              to={href}
              lang={product.prodNameLang}
              className="after:absolute after:inset-0 after:rounded-lg"
            >
              {unbroken(product.prodName)}
            </TextLink>
          </Heading>
          {ofShop && !whole && <p className="truncate text-sm leading-5 text-fg-3">{product.shopName}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-1.5">
          <Price value={product.price} was={struck ? product.oriPrice : null} free />
          {discountPercent !== null && discountPercent > 0 && <PercentOff percent={discountPercent} />}
        </div>
        <p className="flex min-h-4 items-center gap-1 text-xs text-fg-2">
          <Rating value={product.ratingAvg} count={product.ratingCount} quiet />
          {product.ratingAvg !== null && product.soldNum > 0 && <span aria-hidden>·</span>}
          {product.soldNum > 0 && <FormattedMessage {...messages.sold} values={{ count: product.soldNum }} />}
        </p>
        {(freeDelivery || overseas) && (
          <p className={cx('flex items-center gap-1.5 text-sm', overseas ? 'text-fg-2' : 'text-link')}>
            {overseas ? (
              <Plane aria-hidden className="size-3.5 shrink-0" strokeWidth={2} />
            ) : (
              <Truck aria-hidden className="size-3.5 shrink-0" strokeWidth={2} />
            )}
            <FormattedMessage {...(overseas ? messages.overseas : messages.free)} />
          </p>
        )}
        {fewLeft && <LowStock count={fewLeft} />}
        {children}
      </div>
      {heart}
    </article>
  );
}
