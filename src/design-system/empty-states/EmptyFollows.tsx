import { defineMessages, FormattedMessage } from 'react-intl';
import { FavouritesDrawing } from '../layout/illustrations/FavouritesDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';

const messages = defineMessages({
  title: {
    id: 'emptyFollows.title',
    defaultMessage: 'No shops followed yet',
    description: 'The reader follows no shop',
  },
  text: {
    id: 'emptyFollows.text',
    defaultMessage: 'Follow a shop and its door is always here.',
    description: 'Below it; a door is the sign of a shop',
  },
  action: { id: 'emptyFollows.action', defaultMessage: 'Find shops', description: 'Way on: home' },
});

type EmptyFollowsProps = {
  /** Where the one way on leads. */
  href: string;
};

/** No shop is followed (S2.28). */
export function EmptyFollows({ href }: EmptyFollowsProps) {
  return (
    <EmptyState
      drawing={<FavouritesDrawing />}
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
