import { useQueryClient } from '@tanstack/react-query';
import type { GroupBuy } from '#openapi/schema.gen.ts';
import { catalogKeys } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { GroupBuyDoor } from '#src/design-system/cards/GroupBuyDoor.tsx';
import { paths } from '#src/domain/urls.ts';
import { useServerClock } from '#src/state/server-clock.ts';

/** The group buy of a product, by the service's clock; the way to all of them. When its time is over, the product is asked for again. */
export function GroupOffer({ group }: { group: GroupBuy }) {
  const { regionId } = useShop();
  const queryClient = useQueryClient();
  const now = useServerClock(group.serverTime);
  const queryKey = catalogKeys.product(regionId, group.prodId);
  return (
    <GroupBuyDoor
      group={group}
      href={paths.groupBuy}
      now={now}
      onEnd={() => void queryClient.invalidateQueries({ queryKey })}
    />
  );
}
