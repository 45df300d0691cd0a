import { cx } from 'class-variance-authority';
import { defineMessages, FormattedDate, FormattedMessage } from 'react-intl';
import type { GroupBuy } from '#openapi/schema.gen.ts';
import { Badge } from '../primitives/Badge.tsx';
import { Button } from '../primitives/Button.tsx';
import { Countdown } from '../primitives/Countdown.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { Price } from '../primitives/Price.tsx';
import { TextLink } from '../primitives/TextLink.tsx';
import { GroupBuySeats } from './GroupBuySeats.tsx';

const states = defineMessages({
  UPCOMING: { id: 'groupBuyCard.upcoming', defaultMessage: 'Upcoming', description: 'State of a group' },
  IN_PROGRESS: {
    id: 'groupBuyCard.inProgress',
    defaultMessage: 'In progress',
    description: 'State of a group',
  },
  COMPLETED: { id: 'groupBuyCard.completed', defaultMessage: 'Completed', description: 'State of a group' },
  TIME_OUT: { id: 'groupBuyCard.timeOut', defaultMessage: 'Time out', description: 'State of a group' },
});

const messages = defineMessages<{
  needed: { count: number };
  opens: {};
  full: {};
  ranOut: {};
  in: {};
  join: {};
  invite: {};
}>({
  needed: {
    id: 'groupBuyCard.needed',
    defaultMessage: '{count, plural, one {# more to go} other {# more to go}}',
    description: 'Pieces that a group still needs',
  },
  opens: { id: 'groupBuyCard.opens', defaultMessage: 'Opens', description: 'Before a date and time' },
  full: { id: 'groupBuyCard.full', defaultMessage: 'The group is full', description: 'Target reached' },
  ranOut: { id: 'groupBuyCard.ranOut', defaultMessage: 'The clock ran out', description: 'Target missed' },
  in: { id: 'groupBuyCard.in', defaultMessage: 'You are in', description: 'The reader has joined' },
  join: { id: 'groupBuyCard.join', defaultMessage: 'Join group', description: 'Button' },
  invite: { id: 'groupBuyCard.invite', defaultMessage: 'Invite', description: 'Button: share the group' },
});

const tones = { UPCOMING: 'neutral', IN_PROGRESS: 'deal', COMPLETED: 'jade', TIME_OUT: 'danger' } as const;

type GroupBuyCardProps = {
  group: GroupBuy;
  href: string;
  /** The reader has paid for a seat. */
  joined?: boolean;
  /** The service's clock, ms since 1970. */
  now?: () => number;
  onJoin: () => void;
  onInvite: () => void;
  /** Its time is over, or it has begun: ask the service again. */
  onEnd?: () => void;
};

/** A group buy: price together, seats, time left, and the one thing that can be done now. */
export function GroupBuyCard({
  group,
  href,
  joined = false,
  now,
  onJoin,
  onInvite,
  onEnd,
}: GroupBuyCardProps) {
  const { status, needed } = group;
  const running = status === 'IN_PROGRESS';
  const over = status === 'COMPLETED' || status === 'TIME_OUT';
  return (
    <article className="relative flex h-full min-w-0 gap-3 rounded-lg border border-line bg-surface p-3 nav:gap-4">
      <div className="size-28 shrink-0 overflow-hidden rounded-md bg-tile nav:size-36">
        <Picture
          src={group.pic}
          alt=""
          width={144}
          height={144}
          sizes="144px"
          className={cx('tile-photo', over && 'opacity-45 grayscale')}
        />
      </div>
      <div className="flex min-w-0 grow flex-col items-start gap-1.5">
        <Badge tone={joined && running ? 'jade' : tones[status]}>
          <FormattedMessage {...(joined && running ? messages.in : states[status])} />
        </Badge>
        <h3 className="line-clamp-2 text-base font-regular leading-5 tracking-normal wrap-anywhere">
          <TextLink plain to={href} className="after:absolute after:inset-0 after:rounded-lg hover:underline">
            {group.prodName}
          </TextLink>
        </h3>
        <Price value={group.price} was={group.oriPrice} />
        <GroupBuySeats joined={group.joinedCount} target={group.targetCount} />
        <p className="text-sm text-fg-2">
          {running && <FormattedMessage {...messages.needed} values={{ count: needed }} />}
          {status === 'COMPLETED' && <FormattedMessage {...messages.full} />}
          {status === 'TIME_OUT' && <FormattedMessage {...messages.ranOut} />}
          {status === 'UPCOMING' && (
            <>
              <FormattedMessage {...messages.opens} />{' '}
              <FormattedDate value={group.startTime} dateStyle="medium" timeStyle="short" />
            </>
          )}
        </p>
        {running && <Countdown until={Date.parse(group.endTime)} now={now} onEnd={onEnd} />}
        {joined && running && (
          <Button tone="soft" size="md" className="z-1 mt-auto" onClick={onInvite}>
            <FormattedMessage {...messages.invite} />
          </Button>
        )}
        {!joined && group.actions.includes('JOIN') && (
          <Button size="md" className="z-1 mt-auto" onClick={onJoin}>
            <FormattedMessage {...messages.join} />
          </Button>
        )}
      </div>
    </article>
  );
}
