import { defineMessages, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { PlacedResult } from './PlacedResult.tsx';

const messages = defineMessages({
  title: {
    id: 'orderPlacedPage.title',
    defaultMessage: 'Order placed',
    description: 'Heading after ordering (S2.57)',
  },
});

/** What was ordered, one order a shop, and how its payment stands (S2.57). */
export function OrderPlacedPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const numbers = (search.get('orders') ?? '').split(',').filter((number) => /^\d{6,24}$/.test(number));
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <MembersOnly loading={<Skeleton className="mt-5 h-96 rounded-xl" />}>
        <PlacedResult numbers={numbers} title={formatMessage(messages.title)} />
      </MembersOnly>
    </>
  );
}
