import { defineMessages, FormattedMessage } from 'react-intl';
import { NoMatchesDrawing } from '../layout/illustrations/NoMatchesDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';

const messages = defineMessages({
  title: {
    id: 'emptyShop.title',
    defaultMessage: 'Nothing on the shelves yet',
    description: 'A shop without products',
  },
  text: {
    id: 'emptyShop.text',
    defaultMessage: 'New products from this shop will appear here.',
    description: 'Below it',
  },
  action: { id: 'emptyShop.action', defaultMessage: 'Start shopping', description: 'Way on: home' },
});

type EmptyShopProps = {
  /** Where the one way on leads. */
  href: string;
};

/** A shop sells nothing in the region. */
export function EmptyShop({ href }: EmptyShopProps) {
  return (
    <EmptyState
      drawing={<NoMatchesDrawing />}
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
