import { defineMessages, FormattedMessage } from 'react-intl';
import { ToPayDrawing } from '../layout/illustrations/ToPayDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';

const messages = defineMessages({
  title: { id: 'emptyCoins.title', defaultMessage: 'No coins yet', description: 'No coin records' },
  text: {
    id: 'emptyCoins.text',
    defaultMessage: 'They come with orders, reviews and friends you invite.',
    description: 'Below it',
  },
  action: { id: 'emptyCoins.action', defaultMessage: 'Start shopping', description: 'Way on: home' },
});

type EmptyCoinsProps = {
  /** Where the one way on leads. */
  href: string;
};

/** Nothing earned or spent yet. */
export function EmptyCoins({ href }: EmptyCoinsProps) {
  return (
    <EmptyState
      drawing={<ToPayDrawing />}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      action={
        <LinkButton to={href}>
          <FormattedMessage {...messages.action} />
        </LinkButton>
      }
    />
  );
}
