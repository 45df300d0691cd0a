import { defineMessages, FormattedMessage } from 'react-intl';
import type { ProductDetail } from '#openapi/schema.gen.ts';
import { SellerCard } from '#src/design-system/cards/shop/SellerCard.tsx';
import { SpecTable } from '#src/design-system/panels/product/SpecTable.tsx';
import { HtmlContent } from '#src/design-system/primitives/text/HtmlContent.tsx';
import { KeptPart } from '#src/domain/kept-part.tsx';
import { chatUrl, shopUrl } from '#src/domain/urls.ts';
import { DescriptionPictures } from './DescriptionPictures.tsx';
import { GoesWithIt } from './GoesWithIt.tsx';
import { Reviews } from './Reviews.tsx';
import { SectionNav } from './SectionNav.tsx';

const messages = defineMessages({
  description: {
    id: 'productFacts.description',
    defaultMessage: 'Description',
    description: 'Heading (S2.59)',
  },
  specifications: {
    id: 'productFacts.specifications',
    defaultMessage: 'Specifications',
    description: 'Heading (S2.60)',
  },
  reviews: { id: 'productFacts.reviews', defaultMessage: 'Reviews', description: 'Heading (S2.61)' },
});

type ProductFactsProps = { product: ProductDetail };

/** What lies below the fold: description, specifications, reviews, seller. */
export function ProductFacts({ product }: ProductFactsProps) {
  return (
    <div className="mt-10 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
      <div className="flex min-w-0 flex-col gap-10">
        <SectionNav ratingCount={product.ratingCount} />
        <section
          id="description"
          aria-labelledby="description-heading"
          className="flex max-w-[64ch] scroll-mt-4 flex-col gap-3"
        >
          <h2 id="description-heading" className="text-h2">
            <FormattedMessage {...messages.description} />
          </h2>
          <HtmlContent html={product.contentHtml} lang={product.contentHtmlLang} />
          <DescriptionPictures product={product} />
        </section>
        <section
          id="specifications"
          aria-labelledby="specifications-heading"
          className="flex scroll-mt-4 flex-col gap-3"
        >
          <h2 id="specifications-heading" className="text-h2">
            <FormattedMessage {...messages.specifications} />
          </h2>
          <KeptPart name="specifications" of={product.specs}>
            <SpecTable specs={product.specs} />
          </KeptPart>
        </section>
        <section id="reviews" aria-labelledby="reviews-heading" className="flex scroll-mt-4 flex-col gap-4">
          <h2 id="reviews-heading" className="text-h2">
            <FormattedMessage {...messages.reviews} />
          </h2>
          <Reviews key={product.prodId} prodId={product.prodId} />
        </section>
      </div>
      <div className="flex flex-col gap-4">
        <div id="seller" className="scroll-mt-4 *:w-full">
          <KeptPart name="seller" of={[product.shop, product.prodId]}>
            <SellerCard
              shop={product.shop}
              href={shopUrl(product.shop.shopId, product.shop.shopName)}
              chatHref={chatUrl(product.shop.shopId, product.prodId)}
            />
          </KeptPart>
        </div>
        {product.regionAvailable && <GoesWithIt prodId={product.prodId} />}
      </div>
    </div>
  );
}
