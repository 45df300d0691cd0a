import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { PickerList } from '#src/design-system/layout/PickerList.tsx';
import { Flag } from '#src/design-system/primitives/media/Flag.tsx';
import { useChooseRegion } from '#src/state/region-choice.ts';
import { Picker } from './Picker.tsx';

const messages = defineMessages({
  name: { id: 'regionPicker.name', defaultMessage: 'Region', description: 'Button that opens the regions' },
  deliverTo: {
    id: 'regionPicker.deliverTo',
    defaultMessage: 'Deliver to',
    description: 'Small line above the region',
  },
  note: {
    id: 'regionPicker.note',
    defaultMessage: 'Prices and your cart change with the region.',
    description: 'Above the regions',
  },
});

/** The sales region: flag, name, currency. Choosing one is the frame's to carry out (S4.13). */
export function RegionPicker() {
  const shop = useShop();
  const { formatMessage } = useIntl();
  const choose = useChooseRegion();
  const { data: regions = [] } = useQuery(regionQueries.list(shop));
  const current = regions.find(({ regionId }) => regionId === shop.regionId);
  if (!current) return null;
  return (
    <Picker
      name={formatMessage(messages.name)}
      icon={<Flag src={current.flag} />}
      value={current.regionName}
      note={<FormattedMessage {...messages.deliverTo} />}
    >
      {(shut) => (
        <>
          <p className="px-3 pt-2 pb-3 text-sm text-fg-2">
            <FormattedMessage {...messages.note} />
          </p>
          <PickerList
            options={regions.map(({ regionId, regionName, flag, currency }) => ({
              value: regionId,
              name: regionName,
              note: `${currency.symbol} ${currency.code}`,
              icon: <Flag src={flag} />,
            }))}
            chosen={shop.regionId}
            onChoose={(regionId) => {
              shut();
              choose(regionId);
            }}
          />
        </>
      )}
    </Picker>
  );
}
