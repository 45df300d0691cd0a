import { defineMessages, FormattedMessage } from 'react-intl';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';

const messages = defineMessages({
  kept: {
    id: 'keptDraft.kept',
    defaultMessage: 'Your draft is still here.',
    description: 'Above a form that was closed before it was saved',
  },
  afresh: {
    id: 'keptDraft.afresh',
    defaultMessage: 'Start again',
    description: 'Button: forgets what was written before',
  },
});

type KeptDraftProps = { onDrop: () => void };

/** Says that a form goes on where it was left, and lets it begin anew. */
export function KeptDraft({ onDrop }: KeptDraftProps) {
  return (
    <Alert
      action={
        <Button tone="ghost" size="sm" onClick={onDrop}>
          <FormattedMessage {...messages.afresh} />
        </Button>
      }
    >
      <FormattedMessage {...messages.kept} />
    </Alert>
  );
}
