import * as Radix from '@radix-ui/react-dropdown-menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({
  empty: { id: 'menu.empty', defaultMessage: 'Nothing to do here', description: 'A menu without rows' },
});

type MenuProps = {
  /** The button that opens it: one element that takes a `ref`. */
  trigger: ReactElement;
  items: readonly {
    key: string;
    name: ReactNode;
    Icon?: LucideIcon;
    /** It takes something away. */
    danger?: boolean;
    disabled?: boolean;
    onSelect: () => void;
  }[];
  disabled?: boolean;
};

/** A few things to do, behind one button. Arrows and letters walk, Escape closes; the focus goes back to the button. */
export function Menu({ trigger, items, disabled }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild disabled={disabled}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={8}
          collisionPadding={16}
          className="z-(--z-popover) max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(20rem,calc(100vw-2rem))] min-w-52 overflow-y-auto rounded-lg bg-raised p-2 text-fg shadow-pop"
        >
          {items.map(({ key, name, Icon, danger = false, disabled: off, onSelect }) => (
            <Radix.Item
              key={key}
              disabled={off}
              onSelect={onSelect}
              className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-[0.9375rem] outline-none data-disabled:cursor-not-allowed data-disabled:text-on-disabled data-highlighted:bg-sunken data-highlighted:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-focus ${danger ? 'text-danger' : ''}`}
            >
              {Icon && <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />}
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </Radix.Item>
          ))}
          {items.length === 0 && (
            <Radix.Item disabled className="px-3 py-3 text-fg-2 outline-none">
              <FormattedMessage {...messages.empty} />
            </Radix.Item>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
