import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { BuyAgainMissing } from '#openapi/schema.gen.ts';
import { PieceRow } from '#src/design-system/cards/order/PieceRow.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';

const messages = defineMessages<{ title: {}; added: { count: number }; cart: {}; close: {} }>({
  title: {
    id: 'notSoldDialog.title',
    defaultMessage: 'please reorder',
    description: 'Some things of an order cannot be bought again; the words of the specification (S8.17)',
  },
  added: {
    id: 'notSoldDialog.added',
    defaultMessage:
      '{count, plural, =0 {None of these could be added to your cart.} one {# item is in your cart. The rest could not be added:} other {# items are in your cart. The rest could not be added:}}',
    description: 'Below it: how many of the things were put into the cart',
  },
  cart: { id: 'notSoldDialog.cart', defaultMessage: 'Go to cart', description: 'Link' },
  close: { id: 'notSoldDialog.close', defaultMessage: 'Close', description: 'Button: closes the dialog' },
});

type NotSoldDialogProps = {
  /** What could not be bought again, each with the service's words. */
  missing: readonly BuyAgainMissing[];
  /** How many lines are in the cart now. */
  added: number;
  cartHref: string;
  onClose: () => void;
};

/** After buying again: what is no longer sold, line by line (S8.17). */
export function NotSoldDialog({ missing, added, cartHref, onClose }: NotSoldDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={formatMessage(messages.title)}
      description={formatMessage(messages.added, { count: added })}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4">
        <ul className="grid gap-3">
          {missing.map(({ line, desc }) => (
            <li key={line.orderItemId}>
              <PieceRow piece={line}>
                <bdi className="text-sm text-danger wrap-anywhere">{desc}</bdi>
              </PieceRow>
            </li>
          ))}
        </ul>
        <div className="grid gap-2 sm:grid-cols-2">
          <Button tone="outline" onClick={onClose}>
            <FormattedMessage {...messages.close} />
          </Button>
          {added > 0 && (
            <LinkButton to={cartHref}>
              <FormattedMessage {...messages.cart} />
            </LinkButton>
          )}
        </div>
      </div>
    </Dialog>
  );
}
