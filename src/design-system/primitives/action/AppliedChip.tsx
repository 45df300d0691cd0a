import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({
  remove: {
    id: 'appliedChip.remove',
    defaultMessage: 'Remove',
    description: 'Heard before what a chip says',
  },
});

type AppliedChipProps = {
  /** What is applied. */
  children: ReactNode;
  onRemove: () => void;
};

/** A choice that is in force, and one tap takes it away. */
export function AppliedChip({ children, onRemove }: AppliedChipProps) {
  return (
    <button
      type="button"
      data-slot="applied-chip"
      onClick={onRemove}
      className="hit inline-flex min-h-9 max-w-full min-w-0 shrink-0 items-center gap-2 rounded-full bg-primary-soft px-3.5 text-sm font-medium text-on-primary-soft transition-colors duration-(--d-fast) hover:bg-primary-soft-hover max-nav:min-h-10"
    >
      <span className="sr-only">
        <FormattedMessage {...messages.remove} />{' '}
      </span>
      <span className="truncate">{children}</span>
      <X aria-hidden className="size-4 shrink-0" strokeWidth={2} />
    </button>
  );
}
