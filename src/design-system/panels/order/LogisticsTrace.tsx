import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Logistics } from '#openapi/schema.gen.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Tabs } from '#src/design-system/primitives/navigation/Tabs.tsx';
import { ParcelTracking } from './ParcelTracking.tsx';

const messages = defineMessages<{ title: {}; packages: {}; one: { number: number }; none: {} }>({
  title: { id: 'logisticsTrace.title', defaultMessage: 'Tracking', description: 'Heading' },
  packages: {
    id: 'logisticsTrace.packages',
    defaultMessage: 'Parcels in this order',
    description: 'Name of the tabs',
  },
  one: {
    id: 'logisticsTrace.package',
    defaultMessage: 'Parcel {number, number}',
    description: 'A tab: one parcel of an order',
  },
  none: {
    id: 'logisticsTrace.none',
    defaultMessage: 'The shop has not packed anything yet.',
    description: 'An order without a parcel',
  },
});

type LogisticsTraceProps = { logistics: Logistics };

/** Where an order's parcels are; several are tabs. */
export function LogisticsTrace({ logistics: { packages } }: LogisticsTraceProps) {
  const { formatMessage } = useIntl();
  const [chosen, choose] = useState('0');
  const parcel = packages[Number(chosen)];
  return (
    <Panel title={<FormattedMessage {...messages.title} />}>
      {!parcel && (
        <p className="text-base text-fg-2">
          <FormattedMessage {...messages.none} />
        </p>
      )}
      {parcel && packages.length === 1 && <ParcelTracking parcel={parcel} />}
      {parcel && packages.length > 1 && (
        <Tabs
          label={formatMessage(messages.packages)}
          tabs={packages.map((_, index) => ({
            value: `${index}`,
            name: formatMessage(messages.one, { number: index + 1 }),
          }))}
          value={chosen}
          onChange={choose}
        >
          <ParcelTracking key={chosen} parcel={parcel} />
        </Tabs>
      )}
    </Panel>
  );
}
