import { CircleCheck } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { LinkButton } from '#src/design-system/primitives/LinkButton.tsx';
import { orderUrl, paths } from '#src/domain/urls.ts';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { CheckoutSteps } from '#src/features/checkout/CheckoutSteps.tsx';

const messages = defineMessages<{ title: {}; pay: {}; number: { number: string }; view: {}; goOn: {} }>({
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
  number: {
    id: 'orderPlacedPage.number',
    defaultMessage: 'Order {number}',
    description: 'An order by its number',
  },
  view: { id: 'orderPlacedPage.view', defaultMessage: 'View order', description: 'Link to the order' },
  goOn: { id: 'orderPlacedPage.goOn', defaultMessage: 'Go on shopping', description: 'Link home' },
});

const ordersMax = 20;

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
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {numbers.slice(0, ordersMax).map((number) => (
            <li key={number} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <span className="text-base tabular-nums">
                <FormattedMessage {...messages.number} values={{ number }} />
              </span>
              <LinkButton tone="outline" size="md" to={orderUrl(number)}>
                <FormattedMessage {...messages.view} />
              </LinkButton>
            </li>
          ))}
        </ul>
      </MembersOnly>
      <LinkButton to={paths.home} size="xl">
        <FormattedMessage {...messages.goOn} />
      </LinkButton>
    </div>
  );
}
