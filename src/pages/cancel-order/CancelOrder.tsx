import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { OrderDetail } from '#openapi/schema.gen.ts';
import { orderMutations } from '#src/data/orders/orders.mutations.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { ComesBack } from '#src/design-system/panels/order/ComesBack.tsx';
import { LineRow } from '#src/design-system/cards/order/LineRow.tsx';
import { orderStateMessages } from '#src/design-system/cards/order/order-state-messages.ts';
import { StatusLabel } from '#src/design-system/primitives/feedback/StatusLabel.tsx';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { CancelForm } from '#src/design-system/forms/order/CancelForm.tsx';
import { RefusedAlert } from '#src/design-system/primitives/feedback/RefusedAlert.tsx';
import { ShopInitial } from '#src/design-system/cards/shop/ShopInitial.tsx';
import { orderUrl } from '#src/domain/urls.ts';
import { useClientState } from '#src/state/client-state.ts';
import { CancelButtons } from './CancelButtons.tsx';
import { NotCancellable } from './NotCancellable.tsx';

const messages = defineMessages({
  back: { id: 'cancelOrder.back', defaultMessage: 'What you get back', description: 'Heading' },
  all: {
    id: 'cancelOrder.all',
    defaultMessage: 'Until the parcel leaves, you get everything back.',
    description: 'Below the heading "What comes back"',
  },
  done: { id: 'cancelOrder.done', defaultMessage: 'Order cancelled', description: 'Toast (S8.42)' },
  wrong: {
    id: 'cancelOrder.wrong',
    defaultMessage: 'Something went wrong',
    description: 'When it failed; the words of the specification',
  },
});

const formId = 'cancel-order';

/** One order, why it is not wanted any more, and what comes back; the press leads to the cancelled order (S4.17). */
export function CancelOrder({ order }: { order: OrderDetail }) {
  const { formatMessage } = useIntl();
  const { ui } = useClientState();
  const navigate = useNavigate();
  const cancelling = useMutation(orderMutations.cancel(useShop(), useQueryClient()));
  const { mutateAsync, isPending, isSuccess, error } = cancelling;
  const { orderNumber, shopId, shopName, status, items, actions, ifCancelled } = order;
  if (!actions.includes('CANCEL') && !isPending && !isSuccess) return <NotCancellable order={order} />;
  const refused = error && (error instanceof Refusal ? error.message : formatMessage(messages.wrong));
  return (
    <div className="grid items-start gap-4 max-nav:pb-24 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-6">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <Panel>
          <div className="mb-3.5 flex items-center gap-2.5">
            <ShopInitial shopId={shopId} name={shopName} />
            <h2 className="min-w-0 grow text-base font-semibold wrap-anywhere">{shopName}</h2>
            <StatusLabel tone={status === 'TO_PAY' ? 'deal' : 'jade'}>
              <FormattedMessage {...orderStateMessages[status]} />
            </StatusLabel>
          </div>
          <ul className="grid gap-3.5">
            {items.map((item) => (
              <li key={item.orderItemId}>
                <LineRow line={item} />
              </li>
            ))}
          </ul>
        </Panel>
        <Panel>
          <CancelForm
            id={formId}
            onCancel={(cancel) =>
              void mutateAsync({ orderNumber, ...cancel }).then(
                () => {
                  ui.say('success', formatMessage(messages.done));
                  return navigate(orderUrl(orderNumber), { replace: true });
                },
                () => undefined,
              )
            }
          />
        </Panel>
      </div>
      <div className="min-w-0 lg:sticky lg:top-6">
        <Panel title={<FormattedMessage {...messages.back} />}>
          <div className="grid gap-3">
            {ifCancelled && ifCancelled.refundAmount.amount > 0 && (
              <p className="-mt-2.5 text-sm text-fg-2">
                <FormattedMessage {...messages.all} />
              </p>
            )}
            {ifCancelled && <ComesBack preview={ifCancelled} />}
            <RefusedAlert>{refused}</RefusedAlert>
            <CancelButtons
              formId={formId}
              orderHref={orderUrl(orderNumber)}
              refund={ifCancelled?.refundAmount}
              cancelling={isPending}
            />
          </div>
        </Panel>
      </div>
    </div>
  );
}
