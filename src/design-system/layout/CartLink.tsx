import { ShoppingBag } from 'lucide-react';
import type { MouseEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { CountedLink } from './CountedLink.tsx';

const messages = defineMessages<{ name: {}; pieces: { count: number } }>({
  name: { id: 'cartLink.name', defaultMessage: 'Cart', description: 'Way to the cart' },
  pieces: {
    id: 'cartLink.pieces',
    defaultMessage: '{count, plural, one {# piece} other {# pieces}}',
    description: 'How many pieces are in the cart, for a screen reader',
  },
});

type CartLinkProps = {
  href: string;
  /** Pieces in the cart; nothing is shown at 0. */
  count: number;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The bag with its count; the count is said beside the name, so that the name stays "Cart". */
export function CartLink({ count, ...link }: CartLinkProps) {
  const { formatMessage } = useIntl();
  return (
    <CountedLink
      icon={ShoppingBag}
      name={formatMessage(messages.name)}
      count={count}
      counted={<FormattedMessage {...messages.pieces} values={{ count }} />}
      {...link}
    />
  );
}
