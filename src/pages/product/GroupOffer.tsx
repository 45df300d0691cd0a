import { useQueryClient } from '@tanstack/react-query';
import type { GroupBuy } from '#openapi/schema.gen.ts';
import { catalogKeys } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { GroupBuyDoor } from '#src/design-system/cards/group-buy/GroupBuyDoor.tsx';
import { GroupBuyPanel } from '#src/design-system/panels/group-buy/GroupBuyPanel.tsx';
import { paths, productUrl } from '#src/domain/urls.ts';
import { useJoinedGroups, useJoinGroup } from '#src/features/group-buy/use-join-group.ts';
import { useShare } from '#src/features/share/use-share.tsx';
import { useServerClock } from '#src/state/server-clock.ts';

type GroupOfferProps = {
  group: GroupBuy;
  /** The variant and the pieces that are chosen on the page, where they can be bought. */
  wish: { skuId: number; count: number } | undefined;
};

/**
 * The group buy of a product, by the service's clock: to be joined with what is chosen, or, where it cannot be joined, the
 * way to all of them. When its time is over, the product is asked for again.
 */
export function GroupOffer({ group, wish }: GroupOfferProps) {
  const { regionId } = useShop();
  const queryClient = useQueryClient();
  const now = useServerClock(group.serverTime);
  const joined = useJoinedGroups().has(group.groupBuyId);
  const { join, joining } = useJoinGroup();
  const { share, dialog } = useShare();
  const path = productUrl(group.prodId);
  const queryKey = catalogKeys.product(regionId, group.prodId);
  const common = {
    group,
    href: paths.groupBuy,
    now,
    onEnd: () => void queryClient.invalidateQueries({ queryKey }),
  };
  if (!joined && !group.actions.includes('JOIN')) return <GroupBuyDoor {...common} />;
  return (
    <>
      <GroupBuyPanel
        {...common}
        joined={joined}
        joining={joining === group.groupBuyId}
        onJoin={() => void join(group, wish)}
        onInvite={() => void share({ name: group.prodName, path })}
      />
      {dialog}
    </>
  );
}
