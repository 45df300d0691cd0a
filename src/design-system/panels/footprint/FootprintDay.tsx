import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { FootprintItem } from '#openapi/schema.gen.ts';
import { Checkbox } from '#src/design-system/primitives/form/Checkbox.tsx';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import { FootprintCard } from '#src/design-system/cards/footprint/FootprintCard.tsx';
import { ProductGrid } from '#src/design-system/panels/product/ProductGrid.tsx';

const messages = defineMessages<{ all: { day: string }; count: { count: number } }>({
  all: {
    id: 'footprintDay.all',
    defaultMessage: 'Choose all of {day}',
    description: 'Name of the checkbox beside a day',
  },
  count: {
    id: 'footprintDay.count',
    defaultMessage: '{count, plural, one {# product} other {# products}}',
    description: 'How many products were looked at on a day',
  },
});

type FootprintDayProps = {
  /** The day (`2026-05-04`) of all its items. */
  day: string;
  items: readonly FootprintItem[];
  hrefOf: (item: FootprintItem) => string;
  /** The chosen ones by their browseLogId, in the edit mode. */
  chosen?: ReadonlySet<number>;
  /** Those whose choice changes, by their browseLogId. */
  onChoose?: (browseLogIds: number[], taken: boolean) => void;
  onRemove: (item: FootprintItem) => void;
};

/** What was looked at on one day. */
export function FootprintDay({ day, items, hrefOf, chosen, onChoose, onRemove }: FootprintDayProps) {
  const id = useId();
  const intl = useIntl();
  const ids = items.map(({ browseLogId }) => browseLogId);
  const taken = ids.filter((one) => chosen?.has(one)).length;
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-11 items-center gap-3">
        {chosen && (
          <Checkbox
            aria-label={intl.formatMessage(messages.all, {
              day: intl.formatDate(`${day}T12:00:00Z`, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
            })}
            checked={taken > 0 && taken === ids.length}
            mixed={taken > 0 && taken < ids.length}
            onChange={(event) => onChoose?.(ids, event.target.checked)}
          />
        )}
        <h2 id={id} className="text-h3 first-letter:uppercase">
          <DateText value={day} />
        </h2>
        <p className="ml-auto text-sm text-fg-2">
          <FormattedMessage {...messages.count} values={{ count: items.length }} />
        </p>
      </div>
      <ProductGrid columns={5}>
        {items.map((item) => (
          <li key={item.browseLogId} className="min-w-0">
            <FootprintCard
              item={item}
              href={hrefOf(item)}
              chosen={chosen?.has(item.browseLogId)}
              onChoose={(take) => onChoose?.([item.browseLogId], take)}
              onRemove={() => onRemove(item)}
            />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
