import { defineMessages, FormattedMessage } from 'react-intl';
import type { OrderItem } from '#openapi/schema.gen.ts';
import { ReviewsDrawing } from '#src/design-system/layout/illustrations/ReviewsDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/LinkButton.tsx';
import { reviewsUrl } from '#src/domain/after-sales-urls.ts';
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
    defaultMessage: 'A thing is rated once. What you wrote stands under my reviews.',
    description: 'Below it',
  },
  over: {
    id: 'cannotRate.over',
    defaultMessage: 'The time to rate {name} is over',
    description: 'In place of the form of a review',
  },
  overText: {
    id: 'cannotRate.overText',
    defaultMessage: 'Reviews are taken for thirty days after the receipt.',
    description: 'Below it',
  },
  notYet: {
    id: 'cannotRate.notYet',
    defaultMessage: 'You can rate {name} once you have it',
    description: 'In place of the form of a review: the order is not completed',
  },
  notYetText: {
    id: 'cannotRate.notYetText',
    defaultMessage: 'Confirm the receipt first, then come back.',
    description: 'Below it',
  },
  mine: { id: 'cannotRate.mine', defaultMessage: 'My reviews', description: 'Way on' },
  others: { id: 'cannotRate.others', defaultMessage: 'Rate something else', description: 'Way on' },
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
