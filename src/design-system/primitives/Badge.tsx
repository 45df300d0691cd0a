import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badge = cva('inline-flex items-center gap-1 rounded-xs whitespace-nowrap', {
  variants: {
    tone: {
      off: 'h-5 bg-deal px-1.5 text-xs font-semibold text-on-deal tabular-nums',
      jade: 'h-[22px] bg-primary-soft px-[7px] text-sm font-medium text-on-primary-soft',
      deal: 'h-[22px] bg-deal-soft px-[7px] text-sm font-medium text-on-deal-soft',
      danger: 'h-[22px] bg-danger-soft px-[7px] text-sm font-medium text-on-danger-soft',
      neutral: 'h-[22px] bg-sunken px-[7px] text-sm font-medium text-fg-2',
      ink: 'h-[22px] bg-inv px-[7px] text-sm font-medium text-fg-inv',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

type BadgeProps = VariantProps<typeof badge> & { children: ReactNode };

/** A word or a figure beside something: `off` for a discount, the others for states. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
