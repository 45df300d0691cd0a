import { CircleCheck } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { LinkButton } from '#src/design-system/primitives/LinkButton.tsx';
import { paths } from '#src/domain/urls.ts';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { CheckoutSteps } from '#src/features/checkout/CheckoutSteps.tsx';
import { PlacedOrders } from '#src/features/checkout/PlacedOrders.tsx';

const messages = defineMessages({
  title: {
    id: 'orderPlacedPage.title',
    defaultMessage: 'Order placed',
    description: 'Heading after ordering (S2.57)',
  },
  pay: {
    id: 'orderPlacedPage.pay',
    defaultMessage: 'You pay the courier at your door.',
    description: 'What happens next with cash on delivery',
  },
  goOn: { id: 'orderPlacedPage.goOn', defaultMessage: 'Go on shopping', description: 'Link home' },
});

/** What was ordered, one order a shop (S2.57). */
export function OrderPlacedPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const numbers = (search.get('orders') ?? '').split(',').filter((number) => /^\d{6,24}$/.test(number));
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-6 py-8">
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <CheckoutSteps current="placed" />
      <CircleCheck aria-hidden className="size-14 text-primary" strokeWidth={1.5} />
      <PageHeading
        title={<FormattedMessage {...messages.title} />}
        note={<FormattedMessage {...messages.pay} />}
      />
      <MembersOnly loading={null}>
        <PlacedOrders numbers={numbers} />
      </MembersOnly>
      <LinkButton to={paths.home} size="xl">
        <FormattedMessage {...messages.goOn} />
      </LinkButton>
    </div>
  );
}
