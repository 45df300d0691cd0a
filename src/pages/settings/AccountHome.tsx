import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { UserInfo } from '#openapi/schema.gen.ts';
import { footprintQueries } from '#src/data/footprint/footprint.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductRail } from '#src/design-system/cards/ProductRail.tsx';
import { paths, productUrl } from '#src/domain/urls.ts';
import { AccountBand } from './AccountBand.tsx';
import { AccountWays } from './AccountWays.tsx';
import { OrderWays } from './OrderWays.tsx';
import { settingsMessages as messages } from './settings-messages.ts';

const newest = 6;

/** The account's first screen: who one is, what there is of one's own, and the ways from here. */
export function AccountHome({ user }: { user: UserInfo }) {
  const { formatMessage } = useIntl();
  const { data: footprint } = useInfiniteQuery(footprintQueries.list(useShop()));
  const seen = footprint?.pages[0]?.records ?? [];
  return (
    <>
      <AccountBand user={user} footprint={footprint?.pages[0]?.total} />
      <OrderWays />
      <AccountWays />
      <ProductRail
        title={formatMessage(messages.footprint)}
        products={seen.slice(0, newest)}
        hrefOf={({ prodId }) => productUrl(prodId)}
        moreHref={paths.footprint}
      />
    </>
  );
}
