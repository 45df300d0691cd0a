import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';

const messages = defineMessages({
  title: { id: 'groupBuyRules.title', defaultMessage: 'How group buys work', description: 'Dialog' },
  target: {
    id: 'groupBuyRules.target',
    defaultMessage: 'Each group buy has one target: so many pieces, paid for before the clock runs out.',
    description: 'Rule',
  },
  price: {
    id: 'groupBuyRules.price',
    defaultMessage:
      'Everyone in it pays the group price, including those who join after the target is reached.',
    description: 'Rule',
  },
  full: {
    id: 'groupBuyRules.full',
    defaultMessage: 'When the target is reached, every order ships.',
    description: 'Rule',
  },
  back: {
    id: 'groupBuyRules.back',
    defaultMessage: 'If time runs out first, everyone gets a full refund.',
    description: 'Rule',
  },
  cash: {
    id: 'groupBuyRules.cash',
    defaultMessage: 'A group buy is paid in advance; there is no cash on delivery.',
    description: 'Rule',
  },
});

const rules = ['target', 'price', 'full', 'back', 'cash'] as const;

type GroupBuyRulesProps = { onClose: () => void };

/** The rules of buying together. */
export function GroupBuyRules({ onClose }: GroupBuyRulesProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog title={formatMessage(messages.title)} onClose={onClose}>
      <ul className="grid list-disc gap-2.5 pl-5 text-base">
        {rules.map((rule) => (
          <li key={rule}>
            <FormattedMessage {...messages[rule]} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
