import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { homeQueries } from '#src/data/home/home.queries.ts';
import { searchWordQueries } from '#src/data/search/search-words.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductRail } from '#src/design-system/panels/product/ProductRail.tsx';
import { NoMatches } from '#src/design-system/empty-states/NoMatches.tsx';
import { productUrl, searchUrl } from '#src/domain/urls.ts';
import { CardHeart } from '#src/features/listing/CardHeart.tsx';

const messages = defineMessages({
  recommended: {
    id: 'nothingFound.recommended',
    defaultMessage: 'You may like these',
    description: 'Heading above products when a search found nothing',
  },
});

const recommendedMax = 12;

/** No product and no shop is called so: what others search for, and what the mall recommends. */
export function NothingFound({ text }: { text: string }) {
  const shop = useShop();
  const { formatMessage } = useIntl();
  const popular = useQuery(searchWordQueries.hot(shop));
  const more = useInfiniteQuery(homeQueries.more(shop));
  const products = more.data?.pages[0]?.records ?? [];
  return (
    <>
      <NoMatches
        text={text}
        popular={(popular.data ?? []).map(({ content }) => content)}
        hrefOf={searchUrl}
      />
      <ProductRail
        title={formatMessage(messages.recommended)}
        products={products.slice(0, recommendedMax)}
        hrefOf={({ prodId }) => productUrl(prodId)}
        renderHeart={(product) => <CardHeart product={product} />}
      />
    </>
  );
}
