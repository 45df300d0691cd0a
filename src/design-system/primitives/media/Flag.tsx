import { cx } from 'class-variance-authority';

type FlagProps = {
  /** Address of the region's flag. */
  src: string;
  /** 24 or 18 px. */
  size?: 'md' | 'sm';
  className?: string;
};

/** A region's flag as a circle; its name stands beside it. */
export function Flag({ src, size = 'md', className }: FlagProps) {
  return (
    <img
      src={src}
      alt=""
      width={24}
      height={24}
      // Low: beside the words that say the same, it never goes before the page's main picture.
      fetchPriority="low"
      className={cx(
        'shrink-0 rounded-full border border-line object-cover',
        size === 'md' ? 'size-6' : 'size-[18px]',
        className,
      )}
    />
  );
}
