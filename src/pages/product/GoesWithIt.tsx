import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage } from 'react-intl';
import { catalogCompanionQueries } from '#src/data/catalog/catalog-companions.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductMiniCard } from '#src/design-system/cards/product/ProductMiniCard.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { productUrl } from '#src/domain/urls.ts';

const messages = defineMessages({
  title: {
    id: 'goesWithIt.title',
    defaultMessage: 'Goes well with it',
    description: 'Heading of up to three products that are chosen to go with this one',
  },
});

/** Up to three products that go well with this one; nothing while they are asked for, or where there are none. */
export function GoesWithIt({ prodId }: { prodId: number }) {
  const companions = useQuery(catalogCompanionQueries.of(useShop(), prodId));
  if (companions.isError) return <ErrorState compact onRetry={() => void companions.refetch()} />;
  if (!companions.data?.length) return null;
  return (
    <section
      aria-labelledby="companions-heading"
      className="flex flex-col gap-4 rounded-lg border border-line p-4 nav:p-5"
    >
      <h2 id="companions-heading" className="text-h3">
        <FormattedMessage {...messages.title} />
      </h2>
      {companions.data.map((one) => (
        <ProductMiniCard key={one.prodId} product={one} href={productUrl(one.prodId)} />
      ))}
    </section>
  );
}
