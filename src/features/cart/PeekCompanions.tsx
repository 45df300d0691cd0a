import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage } from 'react-intl';
import { catalogCompanionQueries } from '#src/data/catalog/catalog-companions.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductMiniCard } from '#src/design-system/cards/product/ProductMiniCard.tsx';
import { productUrl } from '#src/domain/urls.ts';

const messages = defineMessages({
  title: {
    id: 'peekCompanions.title',
    defaultMessage: 'Goes well together',
    description: 'Above two products, in the drawer after adding to the cart',
  },
});

const shownMost = 2;

/** Two products that go well with what was added; nothing where there are none, or where they did not come. */
export function PeekCompanions({ prodId }: { prodId: number }) {
  const { data = [] } = useQuery(catalogCompanionQueries.of(useShop(), prodId));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="peek-companions" className="grid gap-3 border-t border-line pt-4">
      <h3 id="peek-companions" className="text-base font-semibold">
        <FormattedMessage {...messages.title} />
      </h3>
      {data.slice(0, shownMost).map((one) => (
        <ProductMiniCard key={one.prodId} product={one} href={productUrl(one.prodId)} />
      ))}
    </section>
  );
}
