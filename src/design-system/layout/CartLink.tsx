import { ShoppingBag } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Count } from '#src/design-system/primitives/feedback/Count.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

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
export function CartLink({ href, count, onClick }: CartLinkProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <>
      <TextLink
        plain
        to={href}
        onClick={onClick}
        aria-label={formatMessage(messages.name)}
        aria-describedby={count > 0 ? id : undefined}
        className="relative grid size-11 place-items-center rounded-md hover:bg-sunken"
      >
        <ShoppingBag aria-hidden className="size-6" strokeWidth={1.6} />
        <Count value={count} />
      </TextLink>
      {count > 0 && (
        <span id={id} className="sr-only">
          <FormattedMessage {...messages.pieces} values={{ count }} />
        </span>
      )}
    </>
  );
}
