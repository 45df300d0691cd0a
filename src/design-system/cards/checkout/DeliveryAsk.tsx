import { defineMessages, FormattedMessage } from 'react-intl';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';

const messages = defineMessages({
  address: {
    id: 'deliveryAsk.address',
    defaultMessage: 'Please add your address',
    description: 'Link in place of the day of delivery; the words of the specification',
  },
});

type DeliveryAskProps = {
  /** Where an address is added. */
  href: string;
};

/** In place of the day of delivery: without an address nobody knows it. */
export function DeliveryAsk({ href }: DeliveryAskProps) {
  return (
    <LinkButton tone="ghost" size="sm" className="-mx-3 -my-1.5 text-link!" to={href}>
      <FormattedMessage {...messages.address} />
    </LinkButton>
  );
}
