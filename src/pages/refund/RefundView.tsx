import { useEffect } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RefundDetail } from '#openapi/schema.gen.ts';
import { RefundBanner } from '#src/design-system/panels/refund/RefundBanner.tsx';
import { RefundHistory } from '#src/design-system/panels/refund/RefundHistory.tsx';
import { RefundProgress } from '#src/design-system/panels/refund/RefundProgress.tsx';
import { ReturnAddressCard } from '#src/design-system/cards/refund/ReturnAddressCard.tsx';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { askRefundUrl } from '#src/domain/refund/after-sales-urls.ts';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import { RefundAsides } from './RefundAsides.tsx';
import { useWithdraw } from './use-withdraw.tsx';

const ReturnParcel = onDemand(async () => (await import('./ReturnParcel.tsx')).ReturnParcel);

const messages = defineMessages({
  withdraw: {
    id: 'refundView.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Button: takes back the request',
  },
  again: { id: 'refundView.again', defaultMessage: 'Ask again', description: 'Button: to the form' },
  number: {
    id: 'refundView.number',
    defaultMessage: 'Enter tracking number',
    description: 'Button: goes to the form below',
  },
  says: {
    id: 'refundView.says',
    defaultMessage: 'What the shop says',
    description: 'Heading of the reason of a refusal',
  },
  parcel: {
    id: 'refundView.parcel',
    defaultMessage: 'Your tracking number',
    description: 'Heading of the form of the parcel',
  },
  soFar: { id: 'refundView.soFar', defaultMessage: 'So far', description: 'Heading of what happened' },
});

/** Where the form of the parcel stands on the page. */
const parcelPlace = 'parcel';

/** One refund: where it stands, what to do now, what happened, and what comes back. */
export function RefundView({ refund }: { refund: RefundDetail }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { ask, question } = useWithdraw();
  const { refundSn, orderNumber, status, actions, items, returnAddress, rejectReason } = refund;
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${parcelPlace}`) document.getElementById(parcelPlace)?.scrollIntoView();
  }, [hash]);
  const travels = status === 'ACCEPTED' || status === 'RETURN_SHIPPED';
  return (
    <>
      <div className="max-nav:pt-1">
        <RefundBanner refund={refund}>
          {actions.includes('SUBMIT_EXPRESS') && status === 'ACCEPTED' && (
            <Button
              tone="onHero"
              onClick={() => document.getElementById(parcelPlace)?.querySelector('select')?.focus()}
            >
              {formatMessage(messages.number)}
            </Button>
          )}
          {actions.includes('REAPPLY') && (
            <Button
              tone="onHero"
              onClick={() => void navigate(askRefundUrl(orderNumber, items[0]?.orderItemId))}
            >
              {formatMessage(messages.again)}
            </Button>
          )}
          {actions.includes('CANCEL') && (
            <Button tone="onHeroOutline" onClick={() => ask(refundSn)}>
              {formatMessage(messages.withdraw)}
            </Button>
          )}
        </RefundBanner>
      </div>
      <RefundProgress refund={refund} />
      <div className="mt-2 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {rejectReason && (
            <Panel title={<FormattedMessage {...messages.says} />}>
              <bdi className="block text-base wrap-anywhere">{rejectReason}</bdi>
            </Panel>
          )}
          {returnAddress && travels && <ReturnAddressCard address={returnAddress} refundSn={refundSn} />}
          {actions.includes('SUBMIT_EXPRESS') && (
            <div id={parcelPlace} className="scroll-mt-4">
              <Panel title={<FormattedMessage {...messages.parcel} />}>
                <ReturnParcel refund={refund} />
              </Panel>
            </div>
          )}
          <Panel title={<FormattedMessage {...messages.soFar} />}>
            <RefundHistory refund={refund} />
          </Panel>
        </div>
        <RefundAsides refund={refund} />
      </div>
      {question}
    </>
  );
}
