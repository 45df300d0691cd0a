import { cx } from 'class-variance-authority';
import { Star } from 'lucide-react';

const all = [1, 2, 3, 4, 5] as const;

type StarsProps = {
  /** 0–5; rounded to whole stars. */
  value: number;
  /** 14 or 18 px. */
  size?: 'sm' | 'md';
};

/** Five stars, some of them lit; the figure stands beside them or is said in words. */
export function Stars({ value, size = 'sm' }: StarsProps) {
  return (
    <span aria-hidden data-slot="stars" className="inline-flex gap-0.5">
      {all.map((star) => (
        <Star
          key={star}
          className={cx(
            'stroke-none',
            size === 'sm' ? 'size-3.5' : 'size-[18px]',
            star <= Math.round(value) ? 'fill-star' : 'fill-star-off',
          )}
        />
      ))}
    </span>
  );
}
