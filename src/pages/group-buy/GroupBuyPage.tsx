import { defineMessages, useIntl } from 'react-intl';
import { sleeping } from '#src/state/sleeping.tsx';

const messages = defineMessages({
  title: { id: 'groupBuyPage.title', defaultMessage: 'Group buy', description: 'Browser title' },
});

const GroupBuyView = sleeping(async () => (await import('./GroupBuyView.tsx')).GroupBuyView);

/** Buying together: everybody pays less when enough take part (S2.33). */
export function GroupBuyPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <GroupBuyView />
    </>
  );
}
