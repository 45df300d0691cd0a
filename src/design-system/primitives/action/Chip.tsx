import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { FormattedNumber } from 'react-intl';
import { chip } from './chip.variants.ts';

type ChipProps = ComponentProps<'button'> &
  VariantProps<typeof chip> & {
    /** Chosen or not; without it the chip only suggests. */
    selected?: boolean;
    /** How many it stands for, after its word. */
    count?: number;
  };

/** A small choice among others, or a suggestion. One filled chip a group. */
export function Chip({ tone, selected, count, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      data-slot="chip"
      aria-pressed={selected}
      className={chip({ tone, className })}
      {...rest}
    >
      {children}
      {count !== undefined && (
        <span className="tabular-nums opacity-75">
          <FormattedNumber value={count} />
        </span>
      )}
    </button>
  );
}
