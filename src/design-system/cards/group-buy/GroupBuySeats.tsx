import { cx } from 'class-variance-authority';
import { Plus, UserRound } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages<{ joined: { joined: number; target: number }; more: { count: number } }>({
  joined: {
    id: 'groupBuySeats.joined',
    defaultMessage: '{joined, number} of {target, plural, one {# piece} other {# pieces}} paid for',
    description: 'Seats of a group buy for a screen reader',
  },
  more: {
    id: 'groupBuySeats.more',
    defaultMessage: '+{count, number}',
    description: 'In the last circle: the seats that have no room',
  },
});

type GroupBuySeatsProps = {
  /** Pieces that are paid for. */
  joined: number;
  target: number;
  /** Circles that have room in one line, the one with the rest included. */
  room?: number;
};

/** Seats of a group: filled and dashed circles in one line; those that have no room are a number in the last one. */
export function GroupBuySeats({ joined, target, room = 6 }: GroupBuySeatsProps) {
  const seats = target > room ? room - 1 : target;
  const rest = target - seats;
  const taken = Math.min(seats, joined);
  return (
    <p className="flex items-center">
      {Array.from({ length: seats }, (_, seat) => (
        <span
          key={seat}
          aria-hidden
          className={cx(
            'grid size-7 shrink-0 place-items-center rounded-full',
            seat < taken
              ? 'bg-primary-soft text-on-primary-soft not-first:ml-0.5'
              : 'border-[1.5px] border-dashed border-control text-fg-2 not-first:ml-1',
          )}
        >
          {seat < taken ? (
            <UserRound className="size-3.5" strokeWidth={2} />
          ) : (
            <Plus className="size-3" strokeWidth={2} />
          )}
        </span>
      ))}
      {rest > 0 && (
        <span
          aria-hidden
          className={cx(
            'ml-1 grid h-7 min-w-7 shrink-0 place-items-center rounded-full px-1.5 text-xs tabular-nums',
            joined >= target
              ? 'bg-primary-soft text-on-primary-soft'
              : 'border-[1.5px] border-dashed border-control text-fg-2',
          )}
        >
          <FormattedMessage {...messages.more} values={{ count: rest }} />
        </span>
      )}
      <span className="sr-only">
        <FormattedMessage {...messages.joined} values={{ joined, target }} />
      </span>
    </p>
  );
}
