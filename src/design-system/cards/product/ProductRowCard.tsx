import { cx } from 'class-variance-authority';
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
import { ProductPerk } from './ProductPerk.tsx';

const messages = defineMessages<{ sold: { count: number }; soldOut: {}; gone: {} }>({
  sold: { id: 'productRowCard.sold', defaultMessage: '{count, number} sold', description: 'Units sold' },
  soldOut: {
    id: 'productRowCard.soldOut',
    defaultMessage: 'Out of stock',
    description: 'Below the price of a product',
  },
  gone: {
    id: 'productRowCard.gone',
    defaultMessage: 'Not sold in your region',
    description: 'Below the price of a product',
  },
});

type ProductRowCardProps = {
  product: ProductSummary;
  href: string;
  /** It is sold in the region. */
  available?: boolean;
  /** At its end: a heart on the bare page, or another button. */
  heart?: ReactNode;
};

/** A product as a row: photo left, words right, all that speaks for it below the price. */
export function ProductRowCard({ product, href, available = true, heart }: ProductRowCardProps) {
  const { discountPercent, ratingAvg, soldNum, stockState } = product;
  const soldOut = stockState === 'OUT_OF_STOCK';
  const faded = soldOut || !available;
  return (
    <article className="group relative flex min-w-0 gap-3 nav:gap-4">
      <div className="size-28 shrink-0 overflow-hidden rounded-lg bg-tile nav:size-32">
        <Picture
          src={product.pic}
          alt=""
          width={128}
          height={128}
          sizes="128px"
          className={cx('tile-photo', faded && 'opacity-45 grayscale')}
        />
      </div>
      <div className={cx('flex min-w-0 grow flex-col gap-1', faded && 'text-fg-3')}>
        <h3 className="line-clamp-2 text-base font-regular leading-5 tracking-normal wrap-anywhere group-hover:underline">
          <TextLink
            plain
            to={href}
            lang={product.prodNameLang}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            {unbroken(product.prodName)}
          </TextLink>
        </h3>
        <div className="flex flex-wrap items-center gap-x-1.5">
          <Price value={product.price} free />
          {discountPercent !== null && discountPercent > 0 && <PercentOff percent={discountPercent} />}
        </div>
        <p className="flex min-h-4 items-center gap-1 text-xs text-fg-2">
          <Rating value={ratingAvg} count={product.ratingCount} />
          {soldNum > 0 && (
            <>
              <span aria-hidden>·</span>
              <FormattedMessage {...messages.sold} values={{ count: soldNum }} />
            </>
          )}
        </p>
        {faded ? (
          <p className="text-sm font-medium text-fg">
            <FormattedMessage {...(available ? messages.soldOut : messages.gone)} />
          </p>
        ) : (
          <div className="flex flex-wrap gap-x-3 gap-y-0.5">
            {product.fewLeft && <LowStock count={product.fewLeft} />}
            {product.freeDelivery && <ProductPerk perk="free" />}
            {product.codAvailable && <ProductPerk perk="cod" />}
            {product.overseas && <ProductPerk perk="overseas" />}
          </div>
        )}
      </div>
      {heart && <div className="z-1 shrink-0">{heart}</div>}
    </article>
  );
}
