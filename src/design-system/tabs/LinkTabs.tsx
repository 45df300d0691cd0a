import { cx } from 'class-variance-authority';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FormattedNumber } from 'react-intl';
import { useInBrowser } from '#src/domain/use-in-browser.ts';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

type LinkTabsProps = {
  /** What they choose between. */
  label: string;
  tabs: readonly { key: string; name: ReactNode; href: string; count?: number }[];
  /** The `key` of the view that is shown. */
  current: string;
  /** The page stays where it is scrolled to: the tabs stand in its middle. */
  inPlace?: boolean;
};

/** The row scrolls, not the page: the tab of the view that is shown stands in its middle, as far as there is room. */
function bringIntoRow(row: HTMLElement | null, unlessSeen: boolean) {
  const tab = row?.querySelector('[aria-current]');
  if (!row || !tab) return;
  const [from, to] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (unlessSeen && to.left >= from.left && to.right <= from.right) return;
  row.scrollLeft += to.left + to.width / 2 - (from.left + from.width / 2);
}

/** Views with an address each: links that look like tabs; one row scrolls on phones. */
export function LinkTabs({ label, tabs, current, inPlace }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null);
  // On a page that the server made, the browser has brought the tab into sight by itself: what a finger rests on while the page
  // comes to life must not move from below it, or its tap is lost.
  const comesToLife = useRef(!useInBrowser());
  // Counts come later than names, and make the row wider.
  const counts = tabs.map(({ count = 0 }) => count).join(' ');
  useLayoutEffect(() => {
    bringIntoRow(row.current, comesToLife.current);
    comesToLife.current = false;
  }, [current, counts]);
  return (
    <nav
      ref={row}
      aria-label={label}
      className="-mx-(--page-x) flex overflow-x-auto border-b border-line px-(--page-x) [scrollbar-width:none] nav:mx-0 nav:px-0"
    >
      <ul className="flex shrink-0 gap-5 text-[0.9375rem] nav:gap-7">
        {tabs.map(({ key, name, href, count = 0 }) => (
          <li key={key} className="shrink-0">
            <TextLink
              plain
              to={href}
              preventScrollReset={inPlace}
              aria-current={key === current ? 'page' : undefined}
              className={cx(
                'inline-flex h-12 items-center gap-1.5 whitespace-nowrap -outline-offset-2',
                key === current
                  ? 'snap-center [scroll-initial-target:nearest] font-semibold text-fg shadow-[inset_0_-3px_0_0_var(--c-primary)]'
                  : 'font-medium text-fg-2',
              )}
            >
              {name}
              {count > 0 && (
                <span className="rounded-full bg-deal px-1.5 text-xs leading-5 font-semibold text-on-deal tabular-nums">
                  <FormattedNumber value={count} />
                </span>
              )}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
