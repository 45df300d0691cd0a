import * as Radix from '@radix-ui/react-popover';
import type { ReactNode } from 'react';

type PopoverProps = {
  /** What a screen reader calls it. */
  label: string;
  /** The element that it belongs to. */
  anchor: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
};

/** A panel beside the button that opened it. Escape and a tap outside close it; the focus goes back. */
export function Popover({ label, anchor, onClose, children }: PopoverProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={{ current: anchor ?? document.body }} />
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={8}
          collisionPadding={16}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor?.focus();
          }}
          className="z-(--z-popover) max-h-(--radix-popover-content-available-height) w-72 overflow-y-auto rounded-lg bg-raised p-2 text-fg shadow-pop"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
