import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ticket } from './ticket.variants.ts';

const stubOf = cva(
  'pat grid content-center justify-items-center rounded-l-lg px-1.5 py-2.5 text-center [--ps:84px]',
  {
    variants: {
      ground: {
        mall: 'bg-door-1 text-white [--pc:color-mix(in_srgb,var(--c-door-1)_88%,var(--white))]',
        shop: 'bg-door-2 text-white [--pc:color-mix(in_srgb,var(--c-door-2)_78%,var(--white))]',
        product: 'bg-deal text-on-deal [--pc:var(--c-deal-hover)]',
        delivery: 'bg-delivery text-on-delivery [--pc:var(--c-delivery-pattern)]',
        done: 'bg-line-2 text-fg-2 [--pc:var(--c-line)]',
      },
    },
    defaultVariants: { ground: 'mall' },
  },
);

type TicketProps = VariantProps<typeof ticket> &
  VariantProps<typeof stubOf> & {
    /** On the stub: what it is worth. */
    stub: ReactNode;
    /** On the body, from above to below. */
    children: ReactNode;
  };

/** Money off: a stub in the region's drawing, a dashed fold, a body. `done` can no longer be used. */
export function Ticket({ size, ground, stub, children }: TicketProps) {
  return (
    <div
      data-slot="ticket"
      className={`${ticket({ size })} h-full bg-sunken after:pointer-events-none after:absolute after:inset-y-3.5 after:left-[calc(var(--stub)-1px)] after:border-l-2 after:border-dashed after:border-line-2`}
    >
      <div className={stubOf({ ground })}>{stub}</div>
      <div className="flex min-w-0 flex-col gap-0.5 py-3 pr-3.5 pl-4.5">{children}</div>
    </div>
  );
}
