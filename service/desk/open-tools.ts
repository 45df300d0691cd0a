import type { Channel, Senders } from '#service/platform/sender.ts';
import type { Database } from '#service/db/database.ts';

type Asked = {
  /** What `MALL_DESK` says; undefined when it says nothing. */
  desk: boolean | undefined;
  publicOrigin: string | undefined;
  trustedProxies: number;
};

/**
 * Which tools under /dev this shop has. A shop that strangers reach (`PUBLIC_ORIGIN` or `TRUST_PROXY` is set) has none
 * unless `MALL_DESK=on`. The development mailbox shows the channels that have no sender; a public shop keeps no codes, so it has none.
 */
export function openTools(
  { desk, publicOrigin, trustedProxies }: Asked,
  kind: Database['kind'],
  senders: Senders,
): { hasDesk: boolean; unsent: Channel[] } {
  const isPublic = publicOrigin !== undefined || trustedProxies > 0;
  const showsMailbox = publicOrigin === undefined && (!isPublic || desk === true);
  const channels: Channel[] = ['sms', 'mail'];
  return {
    hasDesk: desk ?? (kind === 'pglite' && !isPublic),
    unsent: showsMailbox ? channels.filter((channel) => !senders[channel]) : [],
  };
}
