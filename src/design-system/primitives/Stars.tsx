import { cx } from 'class-variance-authority';
import { Star } from 'lucide-react';

const all = [1, 2, 3, 4, 5] as const;

/** Five stars, some of them lit; the figure stands beside them or is said in words. */
export function Stars({ value }: { value: number }) {
  return (
    <span aria-hidden className="inline-flex gap-0.5">
      {all.map((star) => (
        <Star
          key={star}
          className={cx('size-3.5 stroke-none', star <= Math.round(value) ? 'fill-star' : 'fill-star-off')}
        />
      ))}
    </span>
  );
}
