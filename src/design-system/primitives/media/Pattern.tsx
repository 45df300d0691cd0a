import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const pattern = cva('pat', {
  variants: {
    ground: {
      hero: 'bg-hero text-on-hero',
      soft: 'pat-soft bg-primary-soft text-on-primary-soft',
      deal: 'bg-deal text-on-deal [--pc:var(--c-deal-hover)]',
    },
  },
  defaultVariants: { ground: 'hero' },
});

type PatternProps = VariantProps<typeof pattern> & {
  className?: string;
  children?: ReactNode;
};

/** A band that wears the region's drawing, one step from its ground. */
export function Pattern({ ground, className, children }: PatternProps) {
  return (
    <div data-slot="pattern" className={pattern({ ground, className })}>
      {children}
    </div>
  );
}
