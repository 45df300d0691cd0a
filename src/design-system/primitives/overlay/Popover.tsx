import * as Radix from '@radix-ui/react-popover';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

type PopoverProps = {
  /** What a screen reader calls it. */
  label: string;
  /** The element that it belongs to. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Room for whole sentences, below the end of the anchor, in place of a menu's. */
  wide?: boolean;
  /** Room for a whole menu, as wide as the page. */
  page?: boolean;
  children: ReactNode;
};

/** A panel beside the button that opened it. Escape and a tap outside close it; the focus goes back. */
export function Popover({ label, anchor, onClose, wide = false, page = false, children }: PopoverProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={{ current: anchor ?? document.body }} />
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={wide ? 'end' : 'start'}
          sideOffset={8}
          collisionPadding={page || wide ? 16 : 24}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor?.focus();
          }}
          className={cx(
            'z-(--z-popover) max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-lg bg-raised text-fg shadow-pop',
            page && 'w-[min(76rem,calc(100vw-2rem))]',
            wide && 'w-[26.25rem] max-w-[calc(100vw-2rem)]',
            !page && !wide && 'w-72 p-2',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
