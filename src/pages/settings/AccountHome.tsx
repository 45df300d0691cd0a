import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { UserInfo } from '#openapi/schema.gen.ts';
import { footprintQueries } from '#src/data/footprint/footprint.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductRail } from '#src/design-system/panels/product/ProductRail.tsx';
import { paths, productUrl } from '#src/domain/urls.ts';
import { seenOnce } from '#src/features/footprint/seen-once.ts';
import { CardHeart } from '#src/features/listing/CardHeart.tsx';
import { AccountBand } from './AccountBand.tsx';
import { AccountWays } from './AccountWays.tsx';
import { OrderWays } from './OrderWays.tsx';
import { settingsMessages as messages } from '#src/features/account/settings-messages.ts';

/** As many as stand in one row on the widest screen. */
const newest = 5;

/** The account's first screen: who one is, what there is of one's own, and the ways from here. */
export function AccountHome({ user }: { user: UserInfo }) {
  const { formatMessage } = useIntl();
  const { data: footprint } = useInfiniteQuery(footprintQueries.list(useShop()));
  const seen = seenOnce(footprint?.pages[0]?.records ?? []);
  return (
    <>
      <AccountBand user={user} footprint={footprint?.pages[0]?.total} />
      <OrderWays />
      <AccountWays />
      <ProductRail
        title={formatMessage(messages.footprint)}
        products={seen.slice(0, newest)}
        hrefOf={({ prodId }) => productUrl(prodId)}
        renderHeart={(one) => <CardHeart product={one} />}
        moreHref={paths.footprint}
        beside
      />
    </>
  );
}
