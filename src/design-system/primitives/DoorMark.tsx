import { cx } from 'class-variance-authority';

const tints = [
  'bg-inv text-fg-inv',
  'bg-hero text-on-hero',
  'bg-primary-soft text-on-primary-soft',
  'bg-deal text-on-deal',
];

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
        'grid shrink-0 place-items-center rounded-t-door font-semibold',
        size === 'sm' ? 'h-7 w-6 pt-1 text-[11px]' : 'h-14 w-12 pt-2 text-h3',
        tints[shopId % tints.length],
      )}
    >
      {Array.from(name)[0]}
    </span>
  );
}
