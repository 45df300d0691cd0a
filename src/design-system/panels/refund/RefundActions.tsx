import { defineMessages, FormattedMessage } from 'react-intl';
import type { RefundSummary } from '#openapi/schema.gen.ts';
import { ActionButtons } from '#src/design-system/primitives/action/ActionButtons.tsx';

/** What a screen does with a refund: what the service allows, and what needs no leave. */
type RefundDeed = RefundSummary['actions'][number] | 'BUY_AGAIN';

const messages = defineMessages({
  DETAILS: {
    id: 'refundActions.details',
    defaultMessage: 'Details',
    description: 'Button of a refund: opens its page',
  },
  CANCEL: {
    id: 'refundActions.cancel',
    defaultMessage: 'Withdraw',
    description: 'Button of a refund: the buyer does not want it any more',
  },
  CONTACT_SELLER: {
    id: 'refundActions.chat',
    defaultMessage: 'Chat',
    description: 'Button of a refund: write to the shop',
  },
  REAPPLY: { id: 'refundActions.reapply', defaultMessage: 'Ask again', description: 'Button of a refund' },
  BUY_AGAIN: {
    id: 'refundActions.buyAgain',
    defaultMessage: 'Buy again',
    description: 'Button of a cancelled order: puts its products into the cart',
  },
  SUBMIT_EXPRESS: {
    id: 'refundActions.express',
    defaultMessage: 'Enter tracking number',
    description: 'Button of a refund: how the goods travel back',
  },
});

const tones = {
  CANCEL: 'ghost',
  CONTACT_SELLER: 'outline',
  BUY_AGAIN: 'outline',
  REAPPLY: 'primary',
  SUBMIT_EXPRESS: 'primary',
} as const;

/** From the least to the most wanted. */
const ranks = Object.keys(tones) as RefundDeed[];

type RefundActionsProps = {
  /** What the service allows now. */
  actions: readonly RefundDeed[];
  /** What the screen does for them; an action that it cannot do is not offered. Buying again needs no leave. */
  on: Partial<Record<RefundDeed, () => void>>;
  /** The one that is under way. */
  busy?: RefundDeed;
  /** Why the last one was refused, in the service's words. */
  refused?: string;
  /** Opens the refund's page; offered where nothing moves it on. */
  onDetails?: () => void;
};

/** What can be done with a refund; what moves it on stands last, in jade. */
export function RefundActions({ actions, on, busy, refused, onDetails }: RefundActionsProps) {
  const offered = ranks.flatMap((action) => {
    const onSelect = on[action];
    if (!onSelect || (action !== 'BUY_AGAIN' && !actions.includes(action))) return [];
    return { key: action, name: <FormattedMessage {...messages[action]} />, tone: tones[action], onSelect };
  });
  const details = onDetails && {
    key: 'DETAILS',
    name: <FormattedMessage {...messages.DETAILS} />,
    onSelect: onDetails,
  };
  const moving = offered.some(({ tone }) => tone === 'primary');
  return (
    <ActionButtons
      actions={moving || !details ? offered : [...offered, details]}
      busy={busy}
      refused={refused}
    />
  );
}
