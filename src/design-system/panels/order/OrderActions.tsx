import { defineMessages, FormattedMessage } from 'react-intl';
import type { OrderAction } from '#openapi/schema.gen.ts';
import { ActionButtons } from '#src/design-system/primitives/action/ActionButtons.tsx';

const messages = defineMessages({
  PAY: { id: 'orderActions.pay', defaultMessage: 'Pay now', description: 'Button of an order' },
  CANCEL: { id: 'orderActions.cancel', defaultMessage: 'Cancel order', description: 'Button of an order' },
  VIEW_LOGISTICS: {
    id: 'orderActions.track',
    defaultMessage: 'Track',
    description: 'Button of an order: where its parcels are',
  },
  CONFIRM_RECEIPT: {
    id: 'orderActions.confirm',
    defaultMessage: 'Confirm receipt',
    description: 'Button of an order: the parcel has come',
  },
  RATE: { id: 'orderActions.rate', defaultMessage: 'Rate product', description: 'Button of an order' },
  REFUND: {
    id: 'orderActions.refund',
    defaultMessage: 'Return or refund',
    description: 'Button of an order: ask for the money back',
  },
  DELETE: {
    id: 'orderActions.delete',
    defaultMessage: 'Delete',
    description: 'Button of an order: it is not listed any more',
  },
  BUY_AGAIN: {
    id: 'orderActions.buyAgain',
    defaultMessage: 'Buy again',
    description: 'Button of an order: puts the same things into the cart',
  },
  CONTACT_SELLER: {
    id: 'orderActions.chat',
    defaultMessage: 'Chat',
    description: 'Button of an order: write to the shop',
  },
});

const tones = {
  DELETE: 'ghost',
  CANCEL: 'outline',
  REFUND: 'outline',
  CONTACT_SELLER: 'outline',
  VIEW_LOGISTICS: 'outline',
  BUY_AGAIN: 'outline',
  RATE: 'primary',
  CONFIRM_RECEIPT: 'primary',
  PAY: 'primary',
} as const;

/** What can be done with an order: what the service allows, and to buy the same again. */
export type OrderDeed = OrderAction | 'BUY_AGAIN';

/** From the least to the most wanted. */
const ranks = Object.keys(tones) as OrderDeed[];

type OrderActionsProps = {
  /** What the service allows now. */
  actions: readonly OrderAction[];
  /** What the screen does for them; what it cannot do is not offered. To buy again needs no leave of the service. */
  on: Partial<Record<OrderDeed, () => void>>;
  /** The one that is under way. */
  busy?: OrderDeed;
  /** Why the last one was refused, in the service's words. */
  refused?: string;
};

/** What can be done with an order, in the service's words of the day (S4.21, Z23); what moves it on stands last, in jade. */
export function OrderActions({ actions, on, busy, refused }: OrderActionsProps) {
  const offered = ranks.flatMap((action) => {
    const onSelect = on[action];
    if (!onSelect || (action !== 'BUY_AGAIN' && !actions.includes(action))) return [];
    const name = <FormattedMessage {...messages[action]} />;
    return { key: action, name, tone: tones[action], danger: action === 'DELETE', onSelect };
  });
  return <ActionButtons actions={offered} busy={busy} refused={refused} />;
}
