import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { lightSizes, sourceSet } from './source-set.ts';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'> & {
  /** Address of the picture under `/media`. */
  src: string;
  /** What it shows; empty when the words beside it say so. */
  alt: string;
  /** Room that it takes before it is there, px. */
  width: number;
  height: number;
  /** The widths that it takes on the page, as `sizes` of the picture element. */
  sizes: string;
  /** The one picture of a screen that everybody waits for. */
  priority?: boolean;
  /** Looked at closely: it gets all pixels that the screen has. */
  detailed?: boolean;
};

/** A picture at the width that the screen needs; one that cannot be loaded leaves its quiet tile instead of a torn sign. */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes,
  priority = false,
  detailed = false,
  className,
  ...rest
}: PictureProps) {
  return (
    <img
      {...sourceSet(src, width)}
      alt={alt}
      width={width}
      height={height}
      sizes={detailed ? sizes : lightSizes(sizes)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      className={cx('size-full data-broken:opacity-0', className)}
      onError={({ currentTarget: { dataset } }) => Object.assign(dataset, { broken: '' })}
      onLoad={({ currentTarget: { dataset } }) => delete dataset.broken}
      {...rest}
    />
  );
}
