import type { GroupBuy } from '#openapi/schema.gen.ts';
import { GroupBuyDoor } from '#src/design-system/cards/GroupBuyDoor.tsx';
import { paths } from '#src/domain/urls.ts';
import { useServerClock } from '#src/state/server-clock.ts';

/** The group buy of a product, by the service's clock; the way to all of them. */
export function GroupOffer({ group }: { group: GroupBuy }) {
  const now = useServerClock(group.serverTime);
  return <GroupBuyDoor group={group} href={paths.groupBuy} now={now} />;
}
