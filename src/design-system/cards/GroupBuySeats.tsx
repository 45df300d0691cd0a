import { cx } from 'class-variance-authority';
import { Plus, UserRound } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages<{ joined: { joined: number; target: number } }>({
  joined: {
    id: 'groupBuySeats.joined',
    defaultMessage: '{joined, number} of {target, number} joined',
    description: 'Seats of a group buy for a screen reader',
  },
});

const most = 6;

type GroupBuySeatsProps = {
  /** Pieces that are paid for. */
  joined: number;
  target: number;
};

/** Seats of a group: filled and dashed circles, side by side. Above six they show the share that is filled. */
export function GroupBuySeats({ joined, target }: GroupBuySeatsProps) {
  const seats = Math.min(target, most);
  const taken = target > 0 ? Math.min(seats, Math.floor((joined / target) * seats)) : 0;
  return (
    <p className="flex flex-wrap items-center gap-y-1">
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
      <span className="sr-only">
        <FormattedMessage {...messages.joined} values={{ joined, target }} />
      </span>
    </p>
  );
}
