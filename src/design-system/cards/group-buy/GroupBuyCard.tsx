import { cx } from 'class-variance-authority';
import { Check, Share2 } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { GroupBuy } from '#openapi/schema.gen.ts';
import { Badge } from '#src/design-system/primitives/feedback/Badge.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { TimeLabel } from '#src/design-system/primitives/text/TimeLabel.tsx';
import { unbroken } from '#src/domain/product/unbroken.ts';
import { groupBuyMessages, groupBuyStates } from './group-buy-messages.ts';
import { GroupBuyProgress } from './GroupBuyProgress.tsx';
import { GroupBuySeats } from './GroupBuySeats.tsx';

const tones = { UPCOMING: 'neutral', IN_PROGRESS: 'deal', COMPLETED: 'jade', TIME_OUT: 'danger' } as const;

type GroupBuyCardProps = {
  group: GroupBuy;
  href: string;
  /** The reader has paid for a seat. */
  joined?: boolean;
  /** The way to the checkout is being opened. */
  joining?: boolean;
  /** Where the reader's order of it is; shown when the group is over. */
  orderHref?: string;
  /** The service's clock, ms since 1970. */
  now?: () => number;
  onJoin?: () => void;
  onInvite?: () => void;
  /** Its time is over, or it has begun: ask the service again. */
  onEnd?: () => void;
};

/** A group buy: price together, seats, time left on the photo, and the one thing that can be done now. */
export function GroupBuyCard(props: GroupBuyCardProps) {
  const { group, href, joined = false, joining = false, orderHref, now, onJoin, onInvite, onEnd } = props;
  const { status } = group;
  const running = status === 'IN_PROGRESS';
  const mayJoin = group.actions.includes('JOIN');
  const over = status === 'COMPLETED' || status === 'TIME_OUT';
  return (
    <article className="relative flex h-full min-w-0 gap-3 rounded-lg border border-line bg-surface p-2.5 nav:gap-4 nav:p-3">
      <div className="relative size-31 shrink-0 overflow-hidden rounded-md bg-tile nav:size-40">
        <Picture
          src={group.pic}
          alt=""
          width={160}
          height={160}
          sizes="(min-width: 835px) 160px, 124px"
          className={cx('tile-photo', over && 'opacity-45 grayscale')}
        />
        {running && (
          <span className="absolute bottom-0 left-0 rounded-tr-md bg-surface pt-1.5 pr-2.5">
            <TimeLabel until={Date.parse(group.endTime)} now={now} onEnd={onEnd} />
          </span>
        )}
      </div>
      <div className="flex min-w-0 grow flex-col items-start gap-1.5">
        <Badge tone={joined && running ? 'jade' : tones[status]}>
          {status === 'COMPLETED' && <Check aria-hidden className="size-3.5" strokeWidth={2} />}
          <FormattedMessage {...(joined && running ? groupBuyMessages.in : groupBuyStates[status])} />
        </Badge>
        <h3 className="line-clamp-2 text-base font-regular leading-5 tracking-normal wrap-anywhere">
          <TextLink
            plain
            to={href}
            lang={group.prodNameLang}
            className="after:absolute after:inset-0 after:rounded-lg hover:underline"
          >
            {unbroken(group.prodName)}
          </TextLink>
        </h3>
        <Price value={group.price} was={group.oriPrice} free />
        <GroupBuySeats joined={group.joinedCount} target={group.targetCount} />
        <p className="text-sm text-fg-2">
          <GroupBuyProgress group={group} joined={joined} />
        </p>
        <div className="z-1 mt-auto pt-1 empty:hidden">
          {joined && running && (
            <Button tone="soft" size="md" onClick={onInvite}>
              <Share2 aria-hidden className="size-4.5" strokeWidth={1.75} />
              <FormattedMessage {...groupBuyMessages.invite} />
            </Button>
          )}
          {joined && over && orderHref && (
            <LinkButton tone="outline" size="md" to={orderHref}>
              <FormattedMessage {...groupBuyMessages.order} />
            </LinkButton>
          )}
          {!joined && mayJoin && (
            <Button size="md" busy={joining} onClick={onJoin}>
              <FormattedMessage {...groupBuyMessages.join} />
            </Button>
          )}
          {!joined && !mayJoin && !over && (
            <LinkButton tone="outline" size="md" to={href}>
              <FormattedMessage {...groupBuyMessages.see} />
            </LinkButton>
          )}
        </div>
      </div>
    </article>
  );
}
