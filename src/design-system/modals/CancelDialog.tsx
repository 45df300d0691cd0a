import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { OrderSummary } from '#openapi/schema.gen.ts';
import { Dialog } from '../primitives/Dialog.tsx';
import { moneyParts } from '../primitives/money-parts.ts';
import { CancelForm } from './CancelForm.tsx';

const messages = defineMessages<{ title: {}; order: { shop: string; total: string } }>({
  title: { id: 'cancelDialog.title', defaultMessage: 'Why cancel?', description: 'Name of the dialog' },
  order: {
    id: 'cancelDialog.order',
    defaultMessage: 'Your order from {shop}, {total}',
    description: 'Below the title: the shop and what the order comes to',
  },
});

type CancelDialogProps = ComponentProps<typeof CancelForm> & {
  order: Pick<OrderSummary, 'shopName' | 'total'>;
  onClose: () => void;
};

/** Cancels an order after its reason (S2.19, S4.17). */
export function CancelDialog({ order, onClose, ...form }: CancelDialogProps) {
  const intl = useIntl();
  const total = moneyParts(intl, order.total).plain;
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.order, { shop: order.shopName, total })}
      onClose={onClose}
    >
      <CancelForm {...form} />
    </Dialog>
  );
}
