import { cx } from 'class-variance-authority';

const tints = ['bg-door-1', 'bg-door-2', 'bg-door-3', 'bg-door-4'];

type DoorMarkProps = {
  /** A shop keeps one tint, picked from its id. */
  shopId: number;
  name: string;
  size?: 'sm' | 'lg';
};

/** A shop, as a door with its first letter. */
export function DoorMark({ shopId, name, size = 'sm' }: DoorMarkProps) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-items-center rounded-t-door font-semibold text-white',
        size === 'sm' ? 'h-7 w-6 pt-1 text-[11px]' : 'h-14 w-12 pt-2 text-h3',
        tints[shopId % tints.length],
      )}
    >
      {Array.from(name)[0]}
    </span>
  );
}
