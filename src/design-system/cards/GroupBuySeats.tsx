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

/** Seats of a group: filled and dashed circles. Above six they show the share that is filled. */
export function GroupBuySeats({ joined, target }: GroupBuySeatsProps) {
  const seats = Math.min(target, most);
  const taken = target > 0 ? Math.min(seats, Math.floor((joined / target) * seats)) : 0;
  return (
    <p className="flex">
      {Array.from({ length: seats }, (_, seat) => (
        <span
          key={seat}
          aria-hidden
          className={cx(
            'grid size-7 place-items-center rounded-full border-[1.5px] not-first:-ml-1.5',
            seat < taken
              ? 'border-surface bg-primary-soft text-on-primary-soft'
              : 'border-dashed border-control bg-surface text-fg-3',
          )}
        >
          {seat < taken ? <UserRound className="size-3.5" /> : <Plus className="size-3" />}
        </span>
      ))}
      <span className="sr-only">
        <FormattedMessage {...messages.joined} values={{ joined, target }} />
      </span>
    </p>
  );
}
