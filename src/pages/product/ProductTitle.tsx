import { defineMessages, FormattedMessage } from 'react-intl';
import type { ProductDetail } from '#openapi/schema.gen.ts';
import { Rating } from '#src/design-system/primitives/text/Rating.tsx';
import { productUrl } from '#src/domain/urls.ts';
import { FavouriteHeart } from '#src/features/listing/FavouriteHeart.tsx';
import { ShareButton } from '#src/features/share/ShareButton.tsx';
import { unbroken } from '#src/domain/product/unbroken.ts';

const messages = defineMessages<{
  ratings: { count: number };
  sold: { count: number };
  item: { code: string };
}>({
  ratings: {
    id: 'productTitle.ratings',
    defaultMessage: '{count, plural, one {# rating} other {# ratings}}',
    description: 'Link beside the stars: to the reviews on the same page',
  },
  sold: { id: 'productTitle.sold', defaultMessage: '{count, number} sold', description: 'Units sold' },
  item: { id: 'productTitle.item', defaultMessage: 'Item {code}', description: 'Item code of a product' },
});

type ProductTitleProps = {
  product: Pick<
    ProductDetail,
    'prodId' | 'prodName' | 'prodNameLang' | 'ratingAvg' | 'ratingCount' | 'soldNum' | 'itemCode'
  >;
};

/** What it is called, how it is rated, how often it was sold, and the way to hand it on. */
export function ProductTitle({ product }: ProductTitleProps) {
  const { prodId, prodName, prodNameLang, ratingAvg, ratingCount, soldNum, itemCode } = product;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-2">
        <h1 lang={prodNameLang} className="min-w-0 text-h1 wrap-anywhere short:line-clamp-2 short:text-h3">
          {unbroken(prodName)}
        </h1>
        <div className="shrink-0 nav:hidden">
          <FavouriteHeart product={product} tone="outline" />
        </div>
        <div className="-mr-3 shrink-0 max-nav:hidden">
          <ShareButton name={prodName} path={productUrl(prodId)} />
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-fg-2">
        <span className="inline-flex items-center gap-x-1.5">
          <Rating value={ratingAvg} count={ratingCount} />
          {ratingCount > 0 && (
            <a href="#reviews" className="hit font-semibold text-link underline-offset-3 hover:underline">
              <FormattedMessage {...messages.ratings} values={{ count: ratingCount }} />
            </a>
          )}
        </span>
        <span>
          <FormattedMessage {...messages.sold} values={{ count: soldNum }} />
        </span>
        <span>
          <FormattedMessage {...messages.item} values={{ code: itemCode }} />
        </span>
      </p>
    </div>
  );
}
