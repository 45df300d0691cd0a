import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { ProductDetail } from '#openapi/schema.gen.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';

const messages = defineMessages<{ title: {}; soldIn: { places: string } }>({
  title: {
    id: 'notHere.title',
    defaultMessage: 'This product does not available in your area',
    description: 'Sold elsewhere, not in this region; the words of the specification (S8.12)',
  },
  soldIn: {
    id: 'notHere.soldIn',
    defaultMessage: 'Sold in: {places}',
    description: 'Names of regions where a product can be bought',
  },
});

/** In place of the ways to buy: that it is not sold here, and where it is. */
export function NotHere({ soldIn }: Pick<ProductDetail, 'soldIn'>) {
  const { formatList } = useIntl();
  const places = formatList(
    soldIn.map(({ regionName }) => regionName),
    { type: 'conjunction' },
  );
  return (
    <>
      <Alert tone="danger">
        <FormattedMessage {...messages.title} />
      </Alert>
      {soldIn.length > 0 && (
        <p className="text-base">
          <FormattedMessage {...messages.soldIn} values={{ places }} />
        </p>
      )}
    </>
  );
}
