import { defineMessages, FormattedMessage } from 'react-intl';
import type { OrderAction } from '#openapi/schema.gen.ts';
import { ActionButtons } from './ActionButtons.tsx';

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
  RATE: 'primary',
  CONFIRM_RECEIPT: 'primary',
  PAY: 'primary',
} as const;

/** From the least to the most wanted. */
const ranks = Object.keys(tones) as OrderAction[];

type OrderActionsProps = {
  /** What the service allows now. */
  actions: readonly OrderAction[];
  /** What the screen does for them; an action that it cannot do is not offered. */
  on: Partial<Record<OrderAction, () => void>>;
  /** The one that is under way. */
  busy?: OrderAction;
  /** Why the last one was refused, in the service's words. */
  refused?: string;
};

/** What can be done with an order, in the service's words of the day (S4.21, Z23); what moves it on stands last, in jade. */
export function OrderActions({ actions, on, busy, refused }: OrderActionsProps) {
  const offered = ranks.flatMap((action) => {
    const onSelect = on[action];
    if (!onSelect || !actions.includes(action)) return [];
    const name = <FormattedMessage {...messages[action]} />;
    return { key: action, name, tone: tones[action], danger: action === 'DELETE', onSelect };
  });
  return <ActionButtons actions={offered} busy={busy} refused={refused} />;
}
