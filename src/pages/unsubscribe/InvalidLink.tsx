import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({
  invalid: {
    id: 'unsubscribe.invalid',
    defaultMessage: 'This link is incomplete. Please open the one in your email again.',
    description: 'The token in the address is not one of ours',
  },
});

/** The link was cut on its way, or is none of the shop's. */
export function InvalidLink() {
  return (
    <p role="alert">
      <FormattedMessage {...messages.invalid} />
    </p>
  );
}
