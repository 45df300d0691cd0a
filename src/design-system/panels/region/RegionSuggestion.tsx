import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Region } from '#openapi/schema.gen.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Flag } from '#src/design-system/primitives/media/Flag.tsx';

const messages = defineMessages<{
  label: {};
  seem: { region: string; currency: string };
  accept: { region: string };
  stay: { region: string };
}>({
  label: { id: 'regionSuggestion.label', defaultMessage: 'Region', description: 'Name of the bar' },
  seem: {
    id: 'regionSuggestion.seem',
    defaultMessage: 'You seem to be in {region}. Prices there are in {currency}.',
    description: 'The bar at the top; the name of a region and of its currency',
  },
  accept: {
    id: 'regionSuggestion.accept',
    defaultMessage: 'Go to {region}',
    description: 'Button: takes the suggested region',
  },
  stay: {
    id: 'regionSuggestion.stay',
    defaultMessage: 'Stay in {region}',
    description: 'Button: keeps the region and hides the bar',
  },
});

type RegionSuggestionProps = {
  /** Where the reader seems to be. */
  suggested: Region;
  /** Where the mall stands now. */
  current: Region;
  onAccept: () => void;
  onDismiss: () => void;
};

/** A bar that offers the reader's own region; nothing changes until it is taken (S4.12). */
export function RegionSuggestion({ suggested, current, onAccept, onDismiss }: RegionSuggestionProps) {
  const { formatMessage, formatDisplayName } = useIntl();
  const region = suggested.regionName;
  const currency =
    formatDisplayName(suggested.currency.code, { type: 'currency' }) ?? suggested.currency.code;
  return (
    <section
      aria-label={formatMessage(messages.label)}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-primary-soft px-(--page-x) py-2.5 text-on-primary-soft"
    >
      <p className="flex min-w-0 flex-1 basis-64 items-center gap-3 text-base">
        <Flag src={suggested.flag} size="sm" />
        <span className="min-w-0 wrap-anywhere">
          <FormattedMessage {...messages.seem} values={{ region, currency }} />
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="md" onClick={onAccept}>
          <FormattedMessage {...messages.accept} values={{ region }} />
        </Button>
        <Button tone="soft" size="md" onClick={onDismiss}>
          <FormattedMessage {...messages.stay} values={{ region: current.regionName }} />
        </Button>
      </div>
    </section>
  );
}
