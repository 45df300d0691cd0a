import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import type { Money } from '#openapi/schema.gen.ts';
import { CheckoutChanges } from '#src/design-system/panels/checkout/CheckoutChanges.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { useRoomBelow } from './use-room-below.ts';

type GoOnProps = Pick<ComponentProps<typeof Button>, 'busy' | 'disabled' | 'onClick' | 'children'> &
  Partial<Pick<ComponentProps<typeof CheckoutChanges>, 'changes'>> & {
    /** What is due, beside the button on phones, with the word for it. */
    due: Money;
    dueName: ReactNode;
    /** Below the button on wide screens: what the press agrees to. */
    children: ReactNode;
  };

/**
 * The button that goes on with a checkout, below the prices that have changed since the shopper saw them: in the summary
 * on wide screens, in a bar at the foot of a phone together with what is due.
 */
export function GoOn({ changes = [], due, dueName, ...button }: GoOnProps) {
  const changed = useId();
  const bar = useRef<HTMLDivElement>(null);
  useRoomBelow(bar);
  return (
    <div
      ref={bar}
      className="grid gap-3 border-line bg-canvas max-nav:fixed max-nav:inset-x-0 max-nav:bottom-0 max-nav:z-(--z-bottom-nav) max-nav:border-t max-nav:px-4 max-nav:pt-2 max-nav:pb-[max(8px,env(safe-area-inset-bottom))] nav:mt-4 nav:gap-4 nav:bg-transparent"
    >
      <div className="max-h-[40dvh] overflow-y-auto empty:hidden">
        <CheckoutChanges id={changed} changes={changes} />
      </div>
      <div className="flex items-center gap-4">
        <p className="grid shrink-0 text-xs text-fg-2 nav:hidden">
          {dueName}
          <span className="text-fg">
            <Price value={due} size="md" />
          </span>
        </p>
        <Button size="xl" className="min-w-0 grow" aria-describedby={changed} {...button} />
      </div>
    </div>
  );
}
