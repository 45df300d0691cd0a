import { cx } from 'class-variance-authority';

/** The room of something that is coming; sized, and where it needs to be rounded otherwise, by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden className={cx('sweep', !className?.includes('rounded-') && 'rounded-sm', className)} />
  );
}
