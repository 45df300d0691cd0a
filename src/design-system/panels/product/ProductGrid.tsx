import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const grid = cva('grid grid-cols-2 gap-x-3 gap-y-5 min-[560px]:grid-cols-3 nav:gap-x-4 nav:gap-y-6', {
  variants: {
    columns: {
      6: 'nav:grid-cols-4 xl:grid-cols-6',
      5: 'nav:grid-cols-4 xl:grid-cols-5',
      4: 'xl:grid-cols-4',
    },
  },
  defaultVariants: { columns: 6 },
});

type ProductGridProps = VariantProps<typeof grid> & {
  /** List items with a card each. */
  children: ReactNode;
};

/** Products side by side; `columns` at 1280 px, fewer below, two on phones. */
export function ProductGrid({ columns, children }: ProductGridProps) {
  return <ul className={grid({ columns })}>{children}</ul>;
}
