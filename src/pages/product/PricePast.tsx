import { ChartLine, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { onDemand } from '#src/state/lazy-hydrate.tsx';

const messages = defineMessages({
  title: {
    id: 'pricePast.title',
    defaultMessage: 'Price over 90 days',
    description: 'Button below a price: opens what the product cost in the last ninety days',
  },
});

const PriceDays = onDemand(async () => (await import('./PriceDays.tsx')).PriceDays, {
  waiting: <Skeleton className="h-46" />,
});

type PricePastProps = {
  /** The variant that is chosen. */
  skuId: number;
};

/** Folded away below the price: what the chosen variant has cost. It is asked for when it is opened. */
export function PricePast({ skuId }: PricePastProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="-my-2.5 min-w-0">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-2 text-left text-base font-semibold"
      >
        <ChartLine aria-hidden className="size-5 shrink-0 text-fg-2" strokeWidth={1.75} />
        <FormattedMessage {...messages.title} />
        <ChevronDown
          aria-hidden
          className={`ml-auto size-5 shrink-0 text-fg-2 transition-transform duration-(--d-base) ${open ? 'rotate-180' : ''}`}
          strokeWidth={1.75}
        />
      </button>
      {open && (
        <div id={id} className="pt-3 pb-4">
          <PriceDays skuId={skuId} />
        </div>
      )}
    </div>
  );
}
