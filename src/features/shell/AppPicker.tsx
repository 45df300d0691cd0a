import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';
import { contentQueries } from '#src/data/content/content.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { AppWays } from './AppWays.tsx';
import { Picker } from './Picker.tsx';

const messages = defineMessages({
  name: { id: 'appPicker.name', defaultMessage: 'Get the app', description: 'Button of the header (S2.87)' },
});

/** The header's way to the mall on a phone. */
export function AppPicker() {
  const { formatMessage } = useIntl();
  const { data: config } = useQuery(contentQueries.config(useShop()));
  const name = formatMessage(messages.name);
  return (
    <Picker name={name} icon={<Smartphone aria-hidden className="size-5" strokeWidth={1.6} />} value={name}>
      <div className="max-w-80 p-3">
        <AppWays apps={config?.apps} />
      </div>
    </Picker>
  );
}
