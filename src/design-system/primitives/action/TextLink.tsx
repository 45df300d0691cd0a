import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

type TextLinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<ComponentProps<typeof Link>, 'to' | 'replace' | 'preventScrollReset' | 'reloadDocument'> & {
    /** Without the look of a link: for cards, buttons and rows that are links. */
    plain?: boolean;
  };

/** A way to another screen. The only wrapper of the router's link; `src/app` fetches ahead what it leads to. */
export function TextLink({ plain = false, className, ...rest }: TextLinkProps) {
  const look = cx(!plain && 'font-semibold text-link underline-offset-3 hover:underline', className);
  if (import.meta.env.SSR && isWholePath(rest.to))
    return <WrittenLink {...rest} to={rest.to} className={look} />;
  // A mark for the router's own framework, which is not used.
  return <Link discover="none" className={look} {...rest} />;
}

const isWholePath = (to: TextLinkProps['to']): to is string => typeof to === 'string' && /^\/(?!\/)/.test(to);

/**
 * The same markup as the router's link has. For the server, where a link is an address and does nothing; the router would ask each
 * of a page's hundred where it stands, which takes it a thirtieth of the time of a list.
 */
function WrittenLink({
  to,
  children,
  replace: _replace,
  preventScrollReset: _preventScrollReset,
  reloadDocument: _reloadDocument,
  ...anchor
}: Omit<TextLinkProps, 'plain' | 'to'> & { to: string }) {
  return (
    <a {...anchor} href={to}>
      {children}
    </a>
  );
}
