import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const word = 'h-[22px] px-[7px] text-sm font-medium';

const badge = cva('inline-flex shrink-0 items-center gap-1 rounded-xs whitespace-nowrap', {
  variants: {
    tone: {
      off: 'h-5 bg-deal px-1.5 text-xs font-semibold text-on-deal tabular-nums',
      jade: `${word} bg-primary-soft text-on-primary-soft`,
      deal: `${word} bg-deal-soft text-on-deal-soft`,
      danger: `${word} bg-danger-soft text-on-danger-soft`,
      neutral: `${word} bg-sunken text-fg-2`,
      ink: `${word} bg-inv text-fg-inv`,
      line: `${word} border border-line-2 text-fg-2`,
    },
  },
  defaultVariants: { tone: 'neutral' },
});

type BadgeProps = VariantProps<typeof badge> & { children: ReactNode };

/** A word or a figure beside something: `off` for a discount, the others for states. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span data-slot="badge" className={badge({ tone })}>
      {children}
    </span>
  );
}
