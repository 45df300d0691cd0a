import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { headerLink } from './header-link.ts';
import { Logo } from './Logo.tsx';

const messages = defineMessages({
  home: {
    id: 'header.home',
    defaultMessage: 'iCan Mall, home',
    description: 'Name of the logo, which leads home',
  },
  nav: {
    id: 'header.nav',
    defaultMessage: 'Sections of the mall',
    description: 'Name of the row with the ways into the mall',
  },
});

type HeaderProps = {
  homeHref: string;
  /** The region's button. */
  region: ReactNode;
  /** The search box. */
  search: ReactNode;
  /** The language's button. */
  language: ReactNode;
  /** The way to the mall on a phone, on wide screens (S2.87). */
  app?: ReactNode;
  /** The way to the notifications, at every width. */
  notices?: ReactNode;
  /** The way to the cart. */
  cart: ReactNode;
  /** Shows the cart at 834 px and less, too, where no bottom bar has it. */
  whole?: boolean;
  /** Login, or the reader's name. */
  account: ReactNode;
  /** Before all others in the row below: the way to all categories. */
  lead?: ReactNode;
  /** The row of categories; those that find no room are dropped from its end. */
  links: { name: string; href: string; current?: boolean; icon?: ReactNode }[];
};

/**
 * The top of every page: two rows from 835 px, mark and search with a sliding row below that. The page goes dark behind
 * it while the search is open. On a phone a screen with a head of its own (`data-own-head`) stands without it, by base.css.
 */
export function Header(props: HeaderProps) {
  const {
    homeHref,
    region,
    search,
    language,
    app,
    notices,
    cart,
    account,
    lead,
    links,
    whole = false,
  } = props;
  const { formatMessage } = useIntl();
  return (
    <header className="nav:relative nav:z-(--z-header) nav:has-data-open:before:fixed nav:has-data-open:before:inset-0 nav:has-data-open:before:-z-1 nav:has-data-open:before:bg-(--scrim)">
      <div className="border-b border-line bg-canvas">
        <div className="page-width grid grid-cols-[30px_auto_minmax(0,1fr)_auto] items-center gap-x-2 nav:grid-cols-[auto_auto_minmax(0,1fr)_auto] nav:gap-x-4 xl:gap-x-6">
          <TextLink
            plain
            to={homeHref}
            aria-label={formatMessage(messages.home)}
            className="flex h-15 items-center justify-self-start nav:h-18"
          >
            <Logo markOnly className="h-[30px] lg:hidden" />
            <Logo className="hidden h-8 text-fg lg:block" />
          </TextLink>
          <div className="max-nav:col-span-2 max-nav:col-start-1 max-nav:row-start-2">{region}</div>
          <div className={cx('min-w-0', whole || notices ? 'max-nav:col-span-2' : 'max-nav:col-span-3')}>
            {search}
          </div>
          <div
            className={cx('flex items-center justify-end gap-0.5', !whole && !notices && 'max-nav:hidden')}
          >
            {notices}
            <div className={cx('flex items-center gap-0.5', !whole && 'max-nav:hidden')}>
              {cart}
              {account}
            </div>
          </div>
          <nav aria-label={formatMessage(messages.nav)} className="min-w-0 nav:col-span-3">
            <ul className="fades flex gap-3.5 overflow-x-auto text-base font-medium [scrollbar-width:none] nav:h-11 nav:flex-wrap nav:gap-x-[22px] nav:overflow-hidden nav:text-sm nav:font-medium">
              {lead && <li className="shrink-0">{lead}</li>}
              {links.map(({ name, href, current, icon }) => (
                <li key={href} className="shrink-0">
                  <TextLink
                    plain
                    to={href}
                    aria-current={current ? 'page' : undefined}
                    className={headerLink}
                  >
                    {icon}
                    {name}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex justify-self-end nav:-mr-2 max-nav:[&_[data-slot=picker-value]]:sr-only">
            {language}
            {app && <div className="max-lg:hidden">{app}</div>}
          </div>
        </div>
      </div>
    </header>
  );
}
