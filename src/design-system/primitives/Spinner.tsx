import { cx } from 'class-variance-authority';

/** The ring of a work that goes on; whoever shows it says so in words or by `aria-busy`. */
export function Spinner({ className }: { className?: string }) {
  return <span aria-hidden className={cx('ring-busy inline-block size-[1.125rem] shrink-0', className)} />;
}
