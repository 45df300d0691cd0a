import { cx } from 'class-variance-authority';

const tints = ['bg-door-1', 'bg-door-2', 'bg-door-3', 'bg-door-4'];

const sizes = {
  sm: 'h-7 w-6 pt-1 text-[11px]',
  md: 'h-12 w-10 pt-2 text-h3',
  lg: 'h-14 w-12 pt-2 text-h3',
  xl: 'h-24 w-20 pt-3 text-[2rem] nav:h-33 nav:w-28 nav:text-[2.75rem]',
};

type ShopInitialProps = {
  /** A shop keeps one tint, picked from its id. */
  shopId: number;
  name: string;
  size?: keyof typeof sizes;
};

/** A shop, as a door with its first letter. */
export function ShopInitial({ shopId, name, size = 'sm' }: ShopInitialProps) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-items-center rounded-t-door font-semibold text-white',
        sizes[size],
        tints[shopId % tints.length],
      )}
    >
      {Array.from(name)[0]}
    </span>
  );
}
