import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { TextLink } from '../primitives/TextLink.tsx';
import { Logo } from './Logo.tsx';

const messages = defineMessages({
  home: { id: 'header.home', defaultMessage: 'iCan Mall, home', description: 'Name of the logo, which leads home' },
  nav: { id: 'header.nav', defaultMessage: 'Categories', description: 'Name of the row of categories' },
});

type HeaderProps = {
  homeHref: string;
  /** The region's button. */
  region: ReactNode;
  /** The search box. */
  search: ReactNode;
  /** The language's button. */
  language: ReactNode;
  /** The way to the cart. */
  cart: ReactNode;
  /** Login, or the reader's name. */
  account: ReactNode;
  /** The row of categories. */
  links: { name: string; href: string; current?: boolean; icon?: ReactNode }[];
};

/** The top of every page: two rows from 835 px, mark and search with a sliding row below that. */
export function Header({ homeHref, region, search, language, cart, account, links }: HeaderProps) {
  const { formatMessage } = useIntl();
  return (
    <header className="border-b border-line bg-canvas">
      <div className="page-width">
        <div className="flex h-15 items-center gap-2 nav:h-18 nav:gap-4 xl:gap-6">
          <TextLink plain to={homeHref} aria-label={formatMessage(messages.home)} className="flex h-11 shrink-0 items-center">
            <Logo markOnly className="h-[30px] nav:hidden" />
            <Logo className="hidden h-8 text-fg nav:block" />
          </TextLink>
          <div className="hidden nav:block">{region}</div>
          <div className="min-w-0 grow">{search}</div>
          <div className="flex items-center gap-0.5">
            {cart}
            {account}
          </div>
        </div>
        <div className="flex items-center gap-4 nav:gap-[22px]">
          <div className="shrink-0 nav:hidden">{region}</div>
          <nav aria-label={formatMessage(messages.nav)} className="min-w-0 grow">
            <ul className="flex gap-4 overflow-x-auto text-sm font-medium [scrollbar-width:none] nav:flex-wrap nav:gap-[22px] nav:overflow-hidden nav:h-11">
              {links.map(({ name, href, current, icon }) => (
                <li key={href} className="shrink-0">
                  <TextLink
                    plain
                    to={href}
                    aria-current={current ? 'page' : undefined}
                    className="flex h-11 items-center gap-1.5 whitespace-nowrap hover:text-link aria-[current]:shadow-[inset_0_-2px_0_0_var(--c-text)]"
                  >
                    {icon}
                    {name}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="shrink-0">{language}</div>
        </div>
      </div>
    </header>
  );
}
