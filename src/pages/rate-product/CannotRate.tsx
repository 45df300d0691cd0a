import { defineMessages, FormattedMessage } from 'react-intl';
import type { OrderItem } from '#openapi/schema.gen.ts';
import { ReviewsDrawing } from '#src/design-system/layout/illustrations/ReviewsDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { reviewsUrl } from '#src/domain/refund/after-sales-urls.ts';
import { paths } from '#src/domain/urls.ts';

const messages = defineMessages<
  Record<'done' | 'over' | 'notYet', { name: string }> &
    Record<'doneText' | 'overText' | 'notYetText' | 'mine' | 'others' | 'orders', {}>
>({
  done: {
    id: 'cannotRate.done',
    defaultMessage: 'You have rated {name}',
    description: 'In place of the form of a review',
  },
  doneText: {
    id: 'cannotRate.doneText',
    defaultMessage: 'A product is rated once. Your review is under My reviews.',
    description: 'Below it',
  },
  over: {
    id: 'cannotRate.over',
    defaultMessage: 'It is too late to rate {name}',
    description: 'In place of the form of a review',
  },
  overText: {
    id: 'cannotRate.overText',
    defaultMessage: 'You can write a review for thirty days after receipt.',
    description: 'Below it',
  },
  notYet: {
    id: 'cannotRate.notYet',
    defaultMessage: 'You can rate {name} once you have it',
    description: 'In place of the form of a review: the order is not completed',
  },
  notYetText: {
    id: 'cannotRate.notYetText',
    defaultMessage: 'Confirm receipt first, then come back.',
    description: 'Below it',
  },
  mine: { id: 'cannotRate.mine', defaultMessage: 'My reviews', description: 'Way on' },
  others: { id: 'cannotRate.others', defaultMessage: 'Rate another product', description: 'Way on' },
  orders: {
    id: 'cannotRate.orders',
    defaultMessage: 'My orders',
    description: 'Way on: what is to be received',
  },
});

const hrefs = { done: reviewsUrl('rated'), over: reviewsUrl(), notYet: paths.toReceive };
const ways = { done: messages.mine, over: messages.others, notYet: messages.orders };

type CannotRateProps = {
  item: OrderItem;
  /** Its order is completed. */
  completed: boolean;
};

/** Why something cannot be rated: it was, the thirty days are over, or it has not come. */
export function CannotRate({ item: { commSts, prodName }, completed }: CannotRateProps) {
  const why = commSts === 'DONE' ? 'done' : completed ? 'over' : 'notYet';
  return (
    <EmptyState
      drawing={<ReviewsDrawing />}
      title={<FormattedMessage {...messages[why]} values={{ name: prodName }} />}
      text={<FormattedMessage {...messages[`${why}Text`]} />}
      action={
        <LinkButton to={hrefs[why]}>
          <FormattedMessage {...ways[why]} />
        </LinkButton>
      }
    />
  );
}
