import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const state = cva(
  'inline-flex items-center gap-1.5 text-sm font-semibold before:size-2 before:shrink-0 before:rounded-full',
  {
    variants: {
      tone: {
        jade: 'before:bg-primary',
        deal: 'before:bg-deal',
        ink: 'before:bg-fg',
        quiet: 'before:bg-control',
        danger: 'before:bg-danger',
      },
    },
    defaultVariants: { tone: 'jade' },
  },
);

type StatusLabelProps = VariantProps<typeof state> & { children: ReactNode };

/** Where a thing stands: a dot and a word. `deal` waits for the reader, `jade` is under way, `quiet` has ended. */
export function StatusLabel({ tone, children }: StatusLabelProps) {
  return <p className={state({ tone })}>{children}</p>;
}
