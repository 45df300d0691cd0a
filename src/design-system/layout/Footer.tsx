import type { ReactNode } from 'react';
import { FormattedMessage, defineMessages } from 'react-intl';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

const messages = defineMessages<{ copyright: { year: string }; version: { version: string }; icp: {} }>({
  copyright: { id: 'footer.copyright', defaultMessage: '© {year} iCan Mall', description: 'Copyright line' },
  version: { id: 'footer.version', defaultMessage: 'v{version}', description: 'Version of the shop' },
  icp: {
    id: 'footer.icp',
    defaultMessage: 'ICP',
    description: 'Link to the Chinese register of web sites (S2.100)',
  },
});

type FooterLink = {
  name: string;
  href: string;
  /** Opens in a window of its own (S2.92). */
  away?: boolean;
};

type FooterProps = {
  columns: { title: string; links: FooterLink[] }[];
  /** Ways to the mall on a phone, at the end of the columns. */
  app?: { title: string; ways: ReactNode };
  /** The filing in China; its address is always the register's (S2.100, Z15). */
  icp?: string | undefined;
  version: string;
  year: string;
  /** The region and its currency. */
  region: ReactNode;
};

const link = 'inline-flex min-h-11 items-center text-sm text-fg-2 hover:text-fg hover:underline nav:min-h-8';
const ownWindow = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The end of every page, below the region's border; not of an open conversation on a phone. */
export function Footer({ columns, app, icp, version, year, region }: FooterProps) {
  return (
    <footer className="max-nav:[body:has([data-slot=conversation])_&]:hidden mt-12 bg-sunken pb-[calc(var(--bottom-nav-h)+8px)] nav:mt-18 nav:pb-0">
      <div className="edge" />
      <div className="page-width">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-x-5 gap-y-7 pt-7 pb-5 nav:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] nav:pt-9 nav:pb-8">
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="mb-2 text-sm font-bold">{title}</h2>
              <ul>
                {links.map(({ name, href, away }) => (
                  <li key={href}>
                    <TextLink plain to={href} className={link} {...(away && ownWindow)}>
                      {name}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {app && (
            <section aria-label={app.title} className="col-span-full nav:col-span-2">
              <h2 className="mb-3 text-sm font-bold">{app.title}</h2>
              {app.ways}
            </section>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line-2 pt-4 pb-6 text-xs text-fg-2">
          <span>
            <FormattedMessage {...messages.copyright} values={{ year }} />
          </span>
          <a
            href="https://beian.miit.gov.cn/"
            rel="noopener noreferrer"
            target="_blank"
            className="hit hover:underline"
          >
            {icp ?? <FormattedMessage {...messages.icp} />}
          </a>
          <span>
            <FormattedMessage {...messages.version} values={{ version }} />
          </span>
          <span className="ml-auto flex items-center gap-2">{region}</span>
        </div>
      </div>
    </footer>
  );
}
