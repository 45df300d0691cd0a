import type { ReactNode } from 'react';

type ProductMasonryProps = {
  /** List items with a card each, whose pictures keep their shape. */
  children: ReactNode;
};

/**
 * Products of different heights in columns. One reads down a column and goes on at the top of the next, by eye and by
 * keyboard alike.
 */
export function ProductMasonry({ children }: ProductMasonryProps) {
  return (
    <ul className="columns-2 gap-x-3 *:mb-5 *:break-inside-avoid min-[560px]:columns-3 nav:columns-4 nav:gap-x-4 nav:*:mb-6 xl:columns-5">
      {children}
    </ul>
  );
}
