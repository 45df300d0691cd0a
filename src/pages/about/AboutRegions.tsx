import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage } from 'react-intl';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { Flag } from '#src/design-system/primitives/media/Flag.tsx';

const messages = defineMessages<{ title: {}; currency: { currency: string } }>({
  title: {
    id: 'aboutRegions.title',
    defaultMessage: 'Our four regions',
    description: 'Heading of the regions',
  },
  currency: {
    id: 'aboutRegions.currency',
    defaultMessage: 'Prices in {currency}',
    description: 'Below the name of a region: the code of its currency',
  },
});

/** The regions of the mall, each a door on its own pattern. */
export function AboutRegions() {
  const { data, isError, refetch } = useQuery(regionQueries.list(useShop()));
  return (
    <section>
      <h2 className="mb-4 text-h2">
        <FormattedMessage {...messages.title} />
      </h2>
      {isError && <ErrorState compact onRetry={() => void refetch()} />}
      <ul className="grid grid-cols-2 gap-3 nav:grid-cols-4 nav:gap-4">
        {data?.map(({ regionId, regionName, countryCode, flag, currency }) => (
          <li
            key={regionId}
            data-region={countryCode.toLowerCase()}
            className="pat flex min-h-40 min-w-0 flex-col justify-end gap-1 rounded-t-door rounded-b-lg bg-hero p-4 text-center text-on-hero nav:min-h-56 nav:p-5"
          >
            <Flag src={flag} className="mx-auto mb-2 size-9!" />
            <span className="text-h3 wrap-anywhere">{regionName}</span>
            <span className="text-sm">
              <FormattedMessage {...messages.currency} values={{ currency: currency.code }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
