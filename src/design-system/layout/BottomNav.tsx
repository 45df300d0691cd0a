import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Count } from '#src/design-system/primitives/feedback/Count.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

const messages = defineMessages({
  label: {
    id: 'bottomNav.label',
    defaultMessage: 'Main',
    description: 'Name of the bar at the bottom of small screens',
  },
});

type BottomNavProps = {
  /** `count` is the number on the icon, nothing at 0; `dot` says that there is something new; `note` says either in words. */
  items: {
    name: string;
    href: string;
    Icon: LucideIcon;
    current: boolean;
    count?: number;
    dot?: boolean;
    note?: string;
    onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  }[];
};

/** The bar at the bottom of screens of 834 px and less (S2.101). */
export function BottomNav({ items }: BottomNavProps) {
  const { formatMessage } = useIntl();
  return (
    <nav
      aria-label={formatMessage(messages.label)}
      className="fixed inset-x-0 bottom-0 z-(--z-bottom-nav) border-t border-line bg-canvas pb-[var(--safe-bottom,env(safe-area-inset-bottom))] nav:hidden"
    >
      <ul className="grid h-(--bottom-nav-h) auto-cols-fr grid-flow-col">
        {items.map(({ name, href, Icon, current, count = 0, dot, note, onClick }) => (
          <li key={href}>
            <TextLink
              plain
              to={href}
              onClick={onClick}
              aria-current={current ? 'page' : undefined}
              aria-description={note}
              className={cx(
                'grid h-full min-w-0 place-content-center justify-items-center gap-0.5 text-[11px] -outline-offset-2',
                current ? 'font-bold text-link' : 'font-medium text-fg-2',
              )}
            >
              <span className="relative">
                <Icon aria-hidden className="size-6" strokeWidth={current ? 2 : 1.6} />
                <Count value={count} className="-top-1.5 -right-3" />
                {dot && (
                  <span className="absolute -top-0.5 -right-1 size-2.5 rounded-full bg-deal shadow-[0_0_0_2px_var(--c-bg)]" />
                )}
              </span>
              <span className="max-w-full truncate px-0.5">{name}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
