import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';

type TooltipProps = {
  /** A few words; what must be known stands on the page instead. */
  text: ReactNode;
  /** What it explains: one element that takes the focus and a `ref`. */
  children: ReactElement;
};

const waitMs = 400;

/** A word of help on hover and focus; Escape hides it. It describes its element and never names it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={waitMs}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={16}
            className="z-(--z-tooltip) max-w-64 rounded-sm bg-inv px-2.5 py-1.5 text-sm wrap-anywhere text-fg-inv shadow-pop"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
