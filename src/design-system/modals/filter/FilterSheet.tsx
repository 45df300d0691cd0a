import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Drawer } from '#src/design-system/primitives/overlay/Drawer.tsx';
import { filterMessages } from '#src/design-system/panels/filter/filter-messages.ts';
import { type Filters, noFilters } from '#src/domain/filter/filters.ts';
import { FilterPanel, type FilterPanelProps } from '#src/design-system/panels/filter/FilterPanel.tsx';
import { FilterPanelSkeleton } from '#src/design-system/panels/filter/FilterPanelSkeleton.tsx';

const messages = defineMessages<{ name: {}; counting: {}; show: { count: number }; none: {} }>({
  name: { id: 'filterSheet.name', defaultMessage: 'Filters', description: 'Name of the sheet' },
  show: {
    id: 'filterSheet.show',
    defaultMessage: '{count, plural, one {Show # product} other {Show # products}}',
    description: 'Button: takes the filters and closes the sheet',
  },
  counting: {
    id: 'filterSheet.counting',
    defaultMessage: 'Counting products',
    description: 'The same button while its products are counted; heard only',
  },
  none: {
    id: 'filterSheet.none',
    defaultMessage: 'No matches',
    description: 'The same button when no product is left',
  },
});

type FilterSheetProps = Omit<FilterPanelProps, 'onChange'> & {
  /** Products that the chosen filters leave; undefined while it is counted. */
  total?: number;
  /** Facets are on their way. */
  loading?: boolean;
  /** Called after each change, to count what is left; nothing is applied by it. */
  onDraft?: (filters: Filters) => void;
  onApply: (filters: Filters) => void;
  onClose: () => void;
};

/** The filters in a drawer or a sheet: chosen at leisure, applied at once. */
export function FilterSheet({
  filters,
  total,
  loading,
  onDraft,
  onApply,
  onClose,
  ...panel
}: FilterSheetProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(filters);
  const change = (next: Filters) => {
    setDraft(next);
    onDraft?.(next);
  };
  return (
    <Drawer
      title={formatMessage(messages.name)}
      onClose={onClose}
      foot={
        <>
          <Button tone="outline" size="xl" className="grow" onClick={() => change(noFilters)}>
            <FormattedMessage {...filterMessages.clear} />
          </Button>
          <Button
            size="xl"
            className="grow-3"
            busy={total === undefined}
            disabled={total === 0}
            onClick={() => onApply(draft)}
          >
            {total === undefined && <FormattedMessage {...messages.counting} />}
            {total === 0 && <FormattedMessage {...messages.none} />}
            {!!total && <FormattedMessage {...messages.show} values={{ count: total }} />}
          </Button>
        </>
      }
    >
      {loading ? (
        <FilterPanelSkeleton />
      ) : (
        <FilterPanel {...panel} layout="chips" filters={draft} onChange={change} />
      )}
    </Drawer>
  );
}
