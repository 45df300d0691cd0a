import { cx } from 'class-variance-authority';

type FlagProps = {
  /** Address of the region's flag. */
  src: string;
  className?: string;
};

/** A region's flag as a circle; its name stands beside it. */
export function Flag({ src, className }: FlagProps) {
  return (
    <img
      src={src}
      alt=""
      width={24}
      height={24}
      className={cx('size-6 shrink-0 rounded-full object-cover shadow-[0_0_0_1px_var(--c-line)]', className)}
    />
  );
}
