import { cx } from 'class-variance-authority';

type SpinnerProps = {
  /** 40 px in place of 18: alone in a panel. */
  large?: boolean;
  className?: string;
};

/** The ring of a work that goes on; whoever shows it says so in words or by `aria-busy`. */
export function Spinner({ large, className }: SpinnerProps) {
  return (
    <span
      aria-hidden
      className={cx('ring-busy inline-block shrink-0', large ? 'size-10' : 'size-[1.125rem]', className)}
    />
  );
}
