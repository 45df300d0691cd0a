import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Checkbox } from '#src/design-system/primitives/form/Checkbox.tsx';

const messages = defineMessages<{ gone: {}; choose: { name: string }; rank: { rank: number } }>({
  gone: {
    id: 'cardGlass.gone',
    defaultMessage: 'Not in your region',
    description: 'Label on the picture of a product that is not sold in the region',
  },
  choose: {
    id: 'cardGlass.choose',
    defaultMessage: 'Choose {name}',
    description: 'Name of the checkbox on the picture of a product',
  },
  rank: {
    id: 'cardGlass.rank',
    defaultMessage: 'Place {rank, number}',
    description: 'Heard for the medal on the picture of a product: its place in the list',
  },
});

type CardGlassProps = {
  /** It is not sold in the region: the photo fades, and the flush label says so, or what else there is to say. */
  gone?: ReactNode;
  /** At the top start: the checkbox of an edit mode, named after the product. */
  choice?: { name: string; chosen: boolean; onChoose?: (taken: boolean) => void };
  /** Its place in a list that ranks: a medal at the top start. */
  rank?: number | undefined;
  /** At the top end: the heart, or the button that takes it away. */
  children?: ReactNode;
};

/** What may lie on the photo of a product card: one label, one choice, one button. */
export function CardGlass({ gone = false, choice, rank, children }: CardGlassProps) {
  const { formatMessage } = useIntl();
  // A button alone needs no pane, and lists are full of them.
  if (!gone && !rank && !choice)
    return (
      <span data-slot="card-glass" className="absolute top-2 right-2">
        {children}
      </span>
    );
  return (
    <div data-slot="card-glass" className="pointer-events-none absolute inset-x-0 top-0 aspect-square">
      {gone && (
        <span className="absolute inset-0 flex items-end rounded-lg bg-canvas/55 backdrop-grayscale">
          <span className="rounded-tr-md bg-canvas pt-1.5 pr-2.5 text-sm font-medium text-fg">
            {gone === true ? <FormattedMessage {...messages.gone} /> : gone}
          </span>
        </span>
      )}
      {rank && (
        <span className="absolute top-0 left-0 grid h-8 min-w-8 place-items-center rounded-tl-lg rounded-br-md bg-deal px-2 font-semibold text-on-deal tabular-nums">
          <span aria-hidden>
            <FormattedNumber value={rank} />
          </span>
          <span className="sr-only">
            <FormattedMessage {...messages.rank} values={{ rank }} />
          </span>
        </span>
      )}
      {choice && (
        <span className="pointer-events-auto absolute top-2 left-2 grid size-9 place-items-center rounded-full bg-canvas">
          <Checkbox
            aria-label={formatMessage(messages.choose, { name: choice.name })}
            checked={choice.chosen}
            onChange={(event) => choice.onChoose?.(event.target.checked)}
          />
        </span>
      )}
      {children && <span className="pointer-events-auto absolute top-2 right-2">{children}</span>}
    </div>
  );
}
