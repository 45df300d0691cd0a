import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductRail } from '#src/design-system/panels/product/ProductRail.tsx';
import { productUrl } from '#src/domain/urls.ts';
import { CardHeart } from '#src/features/listing/CardHeart.tsx';

const messages = defineMessages({
  title: {
    id: 'goesWell.title',
    defaultMessage: 'Goes well with this',
    description: 'Heading of products like the first one that was ordered',
  },
});

/** As many as stand in one row on the widest screen. */
const one = 6;

/** Products like what was ordered; nothing when there are none or they cannot be had. */
export function GoesWell({ prodId }: { prodId: number }) {
  const { formatMessage } = useIntl();
  const { data = [] } = useQuery(catalogQueries.similar(useShop(), prodId));
  return (
    <ProductRail
      title={formatMessage(messages.title)}
      products={data.slice(0, one)}
      hrefOf={(product) => productUrl(product.prodId)}
      renderHeart={(product) => <CardHeart product={product} />}
    />
  );
}
