import { cx } from 'class-variance-authority';

/** The room of something that is coming; sized by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('sweep rounded-sm', className)} />;
}
