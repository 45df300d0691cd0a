import { defineMessages } from 'react-intl';
import type { RefundTender } from '#openapi/schema.gen.ts';

const messages = defineMessages({
  cardAfterAnswer: {
    id: 'tenderTime.cardAfterAnswer',
    defaultMessage: '3 to 5 working days after the shop agrees',
    description: 'When money is on a bank card again',
  },
  afterAnswer: {
    id: 'tenderTime.afterAnswer',
    defaultMessage: 'As soon as the shop agrees',
    description: 'When money is in the wallet, or coins are there again',
  },
  cardAfterGoods: {
    id: 'tenderTime.cardAfterGoods',
    defaultMessage: '3 to 5 working days after the shop has it',
    description: 'When money is on a bank card again: the goods must be back first',
  },
  afterGoods: {
    id: 'tenderTime.afterGoods',
    defaultMessage: 'As soon as the shop has it',
    description: 'When money is in the wallet, or coins are there again: the goods must be back first',
  },
  cardOnItsWay: {
    id: 'tenderTime.cardOnItsWay',
    defaultMessage: 'On its way. Banks take 3 to 5 working days',
    description: 'Money that goes back to a bank card',
  },
  onItsWay: {
    id: 'tenderTime.onItsWay',
    defaultMessage: 'On its way',
    description: 'Money or coins that go back',
  },
  done: { id: 'tenderTime.done', defaultMessage: 'Paid back', description: 'Money or coins that went back' },
  failed: {
    id: 'tenderTime.failed',
    defaultMessage: 'It did not arrive. We try again.',
    description: 'Money that should go back',
  },
});

type Asked = {
  to: RefundTender['to'];
  status: RefundTender['status'] | undefined;
  /** What must come first. */
  after: 'answer' | 'goods' | undefined;
};

/** When something that goes back is there, in words; nothing where nobody knows yet. */
export function tenderTime({ to, status, after }: Asked) {
  const card = to === 'CARD';
  if (status === 'DONE') return messages.done;
  if (status === 'FAILED') return messages.failed;
  if (after === 'answer') return card ? messages.cardAfterAnswer : messages.afterAnswer;
  if (after === 'goods') return card ? messages.cardAfterGoods : messages.afterGoods;
  if (status === 'PENDING') return card ? messages.cardOnItsWay : messages.onItsWay;
  return undefined;
}
