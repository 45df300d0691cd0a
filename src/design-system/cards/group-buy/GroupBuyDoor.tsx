import { ChevronRight } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { GroupBuy } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { TimeLabel } from '#src/design-system/primitives/text/TimeLabel.tsx';
import { GroupBuyProgress } from './GroupBuyProgress.tsx';
import { GroupBuySeats } from './GroupBuySeats.tsx';

const messages = defineMessages<{ pays: { count: number; price: string } }>({
  pays: {
    id: 'groupBuyDoor.pays',
    defaultMessage: 'Together from {count, plural, one {# piece} other {# pieces}}: {price} each',
    description: 'Link on a product’s page: to the group buys',
  },
});

type GroupBuyDoorProps = {
  group: Pick<
    GroupBuy,
    'price' | 'targetCount' | 'joinedCount' | 'needed' | 'status' | 'startTime' | 'endTime'
  >;
  /** Where the group buys are. */
  href: string;
  /** The service's clock, ms since 1970. */
  now?: () => number;
  /** Its time is over: ask the service again. */
  onEnd?: () => void;
};

/** What a group pays for a product, who is missing and how long it lasts; one link to the group buys (S3.19). */
export function GroupBuyDoor({ group, href, now, onEnd }: GroupBuyDoorProps) {
  const intl = useIntl();
  const { price, targetCount, joinedCount, endTime } = group;
  return (
    <div className="group relative flex items-center gap-3 rounded-lg bg-deal-soft px-4 py-3 text-on-deal-soft">
      <div className="shrink-0 max-md:hidden">
        <GroupBuySeats joined={joinedCount} target={targetCount} />
      </div>
      <div className="grid min-w-0 grow gap-0.5">
        <TextLink
          plain
          to={href}
          className="text-base font-semibold wrap-anywhere group-hover:underline after:absolute after:inset-0 after:rounded-lg"
        >
          <FormattedMessage
            {...messages.pays}
            values={{ count: targetCount, price: moneyParts(intl, price).plain }}
          />
        </TextLink>
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <GroupBuyProgress group={group} />
          <TimeLabel until={Date.parse(endTime)} now={now} onEnd={onEnd} />
        </p>
      </div>
      <ChevronRight aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
    </div>
  );
}
