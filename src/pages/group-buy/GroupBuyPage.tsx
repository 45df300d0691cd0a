import { defineMessages, useIntl } from 'react-intl';
import { lazyHydrate } from '#src/state/lazy-hydrate.tsx';

const messages = defineMessages({
  title: { id: 'groupBuyPage.title', defaultMessage: 'Group buy', description: 'Browser title' },
});

const GroupBuyView = lazyHydrate(async () => (await import('./GroupBuyView.tsx')).GroupBuyView);

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
