import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { UserInfo } from '#openapi/schema.gen.ts';
import { footprintQueries } from '#src/data/footprint/footprint.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ProductRail } from '#src/design-system/panels/product/ProductRail.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { wantedCode } from '#src/domain/late-code.ts';
import { paths, productUrl } from '#src/domain/urls.ts';
import { seenOnce } from '#src/features/footprint/seen-once.ts';
import { CardHeart } from '#src/features/listing/CardHeart.tsx';
import { AccountBand } from './AccountBand.tsx';
import { AccountWays } from './AccountWays.tsx';
import { OrderWays } from './OrderWays.tsx';
import { settingsMessages as messages } from '#src/features/account/settings-messages.ts';

/** Cards of vouchers weigh more than the rest of the screen, and come behind it. */
const AccountOffers = lazy(() =>
  wantedCode(async () => ({ default: (await import('./AccountOffers.tsx')).AccountOffers })),
);

/** As many as stand in one row on the widest screen. */
const newest = 5;

/** The account's first screen: who one is, what there is of one's own, and the ways from here. */
export function AccountHome({ user }: { user: UserInfo }) {
  const { formatMessage } = useIntl();
  const { data: footprint } = useInfiniteQuery(footprintQueries.list(useShop()));
  const seen = seenOnce(footprint?.pages[0]?.records ?? []);
  return (
    <>
      <AccountBand user={user} />
      <OrderWays />
      <div className="grid empty:hidden grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-4">
        <Suspense fallback={<Skeleton className="h-52 rounded-lg" />}>
          <AccountOffers />
        </Suspense>
      </div>
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
