import { isPublicShop } from '#service/http/public-origin.ts';
import type { Channel, Senders } from '#service/platform/sender.ts';
import type { Database } from '#service/db/database.ts';

type Asked = {
  /** `MALL_DESK`; undefined when it is not set. */
  desk: boolean | undefined;
  publicOrigin: string | undefined;
  trustedProxies: number;
};

/**
 * Which tools under /dev this shop has. The desk is there as `MALL_DESK` says; when that is not set, only with the embedded database
 * and not for a public shop (`PUBLIC_ORIGIN` or `TRUST_PROXY` is set). The development mailbox shows the channels without a sender
 * (`unsent`), because a one-time code could not be read otherwise; never with `PUBLIC_ORIGIN`, with `TRUST_PROXY` only by
 * `MALL_DESK=on`.
 */
export function openTools(
  asked: Asked,
  kind: Database['kind'],
  senders: Senders,
): { hasDesk: boolean; unsent: Channel[] } {
  const { desk, publicOrigin } = asked;
  const isPublic = isPublicShop(asked);
  const showsMailbox = publicOrigin === undefined && (!isPublic || desk === true);
  const channels: Channel[] = ['sms', 'mail'];
  return {
    hasDesk: desk ?? (kind === 'pglite' && !isPublic),
    unsent: showsMailbox ? channels.filter((channel) => !senders[channel]) : [],
  };
}
