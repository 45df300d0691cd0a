import { defineMessages, FormattedMessage } from 'react-intl';
import { FootprintDrawing } from '../layout/illustrations/FootprintDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';

const messages = defineMessages({
  title: {
    id: 'emptyFootprint.title',
    defaultMessage: 'Nothing viewed yet',
    description: 'No products were looked at (S8.27)',
  },
  text: {
    id: 'emptyFootprint.text',
    defaultMessage: 'Products you open leave a footprint here.',
    description: 'Below it',
  },
  action: { id: 'emptyFootprint.action', defaultMessage: 'Start shopping', description: 'Way on: home' },
});

type EmptyFootprintProps = {
  /** Where the one way on leads. */
  href: string;
};

/** No product has been looked at (S8.27). */
export function EmptyFootprint({ href }: EmptyFootprintProps) {
  return (
    <EmptyState
      drawing={<FootprintDrawing />}
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
