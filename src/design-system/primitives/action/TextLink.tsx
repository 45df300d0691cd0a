import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

type TextLinkProps = ComponentProps<typeof Link> & {
  /** Without the look of a link: for cards, buttons and rows that are links. */
  plain?: boolean;
};

/** A way to another screen. The only wrapper of the router's link; `src/app` fetches ahead what it leads to. */
export function TextLink({ plain = false, className, ...rest }: TextLinkProps) {
  return (
    <Link
      // A mark for the router's own framework, which is not used.
      discover="none"
      className={cx(!plain && 'font-semibold text-link underline-offset-3 hover:underline', className)}
      {...rest}
    />
  );
}
