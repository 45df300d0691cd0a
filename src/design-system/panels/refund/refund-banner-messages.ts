import { defineMessages, type PrimitiveType } from 'react-intl';
import type { RefundDetail } from '#openapi/schema.gen.ts';

const names = {
  APPLIED: 'applied',
  ACCEPTED: 'accepted',
  RETURN_SHIPPED: 'returnShipped',
  RETURN_RECEIVED: 'returnReceived',
  REFUNDING: 'refunding',
  REFUNDED: 'refunded',
  REJECTED: 'rejected',
  WITHDRAWN: 'withdrawn',
  CLOSED: 'closed',
} as const;

type Values = { shop: string; day: PrimitiveType };
type State = (typeof names)[keyof typeof names] | 'cancelled';

/** What a refund's page says first: where it stands, and what comes next. */
const messages = defineMessages<Record<State | `${State}Note` | 'rejectedAgain', Values>>({
  applied: {
    id: 'refundBanner.applied',
    defaultMessage: 'The shop answers by {day}',
    description: 'Heading of a refund that waits for the shop',
  },
  appliedNote: {
    id: 'refundBanner.appliedNote',
    defaultMessage: '{shop} has your request. No answer means yes.',
    description: 'Below it',
  },
  accepted: {
    id: 'refundBanner.accepted',
    defaultMessage: 'Send it back by {day}',
    description: 'Heading of a refund that waits for the goods',
  },
  acceptedNote: {
    id: 'refundBanner.acceptedNote',
    defaultMessage:
      '{shop} said yes. Hand it to a courier and enter the tracking number, or the request closes.',
    description: 'Below it',
  },
  returnShipped: {
    id: 'refundBanner.returnShipped',
    defaultMessage: 'On its way back',
    description: 'Heading of a refund whose goods travel to the shop',
  },
  returnShippedNote: {
    id: 'refundBanner.returnShippedNote',
    defaultMessage: 'As soon as {shop} has it, your refund follows.',
    description: 'Below it',
  },
  returnReceived: {
    id: 'refundBanner.returnReceived',
    defaultMessage: 'The shop has it',
    description: 'Heading of a refund whose goods are back',
  },
  returnReceivedNote: {
    id: 'refundBanner.returnReceivedNote',
    defaultMessage: 'Your refund is next.',
    description: 'Below it',
  },
  refunding: {
    id: 'refundBanner.refunding',
    defaultMessage: 'Your money is on its way',
    description: 'Heading of a refund that is being paid',
  },
  refundingNote: {
    id: 'refundBanner.refundingNote',
    defaultMessage: 'Banks take 3 to 5 working days; your wallet is credited at once.',
    description: 'Below it',
  },
  refunded: {
    id: 'refundBanner.refunded',
    defaultMessage: 'Your money is back',
    description: 'Heading of a refund that was paid',
  },
  refundedNote: {
    id: 'refundBanner.refundedNote',
    defaultMessage: '“Money back” shows where it went.',
    description: 'Below it; the name of another part of the page',
  },
  rejected: {
    id: 'refundBanner.rejected',
    defaultMessage: '{shop} said no',
    description: 'Heading of a refund that the shop refused',
  },
  rejectedAgain: {
    id: 'refundBanner.rejectedAgain',
    defaultMessage: 'You can ask once more, with a clearer description or pictures.',
    description: 'Below it, when the buyer may ask again',
  },
  rejectedNote: {
    id: 'refundBanner.rejectedNote',
    defaultMessage: 'There is no refund. Chat with the shop if you disagree.',
    description: 'Below it, when the buyer may not ask again',
  },
  withdrawn: {
    id: 'refundBanner.withdrawn',
    defaultMessage: 'You withdrew this request',
    description: 'Heading of a refund',
  },
  withdrawnNote: {
    id: 'refundBanner.withdrawnNote',
    defaultMessage: 'You keep the products; no money is refunded.',
    description: 'Below it',
  },
  closed: {
    id: 'refundBanner.closed',
    defaultMessage: 'This request is closed',
    description: 'Heading of a refund that ended without money',
  },
  closedNote: {
    id: 'refundBanner.closedNote',
    defaultMessage: 'No tracking number came in time.',
    description: 'Below it',
  },
  cancelled: {
    id: 'refundBanner.cancelled',
    defaultMessage: 'Order cancelled',
    description: 'Heading of a cancelled order for which nothing comes back',
  },
  cancelledNote: {
    id: 'refundBanner.cancelledNote',
    defaultMessage: 'Nothing was paid, so there is nothing to refund.',
    description: 'Below it',
  },
});

/** Heading and sentence of a refund's page. */
export function refundWords({ status, kind, actions }: Pick<RefundDetail, 'status' | 'kind' | 'actions'>) {
  const name: State = kind === 'CANCELLATION' && status === 'CLOSED' ? 'cancelled' : names[status];
  const again = status === 'REJECTED' && actions.includes('REAPPLY');
  return { title: messages[name], note: messages[again ? 'rejectedAgain' : (`${name}Note` as const)] };
}
