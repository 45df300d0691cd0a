import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useShop } from '#src/data/shop.ts';
import { walletQueries } from '#src/data/wallet/wallet.queries.ts';
import { WalletBand } from '#src/design-system/cards/wallet/WalletBand.tsx';
import { WalletSteps } from '#src/design-system/panels/wallet/WalletSteps.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { paths } from '#src/domain/urls.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';

const messages = defineMessages({
  use: { id: 'walletView.use', defaultMessage: 'Use at checkout', description: 'Link to the cart' },
  how: {
    id: 'walletView.how',
    defaultMessage: 'How the wallet works',
    description: 'Link to the terms about it',
  },
});

/** What there is in the wallet, what is on its way, and how it went in the last months. */
export function WalletView() {
  const wallet = useQuery(walletQueries.info(useShop()));
  if (wallet.isError && !wallet.data) return <LoadFailed onRetry={() => void wallet.refetch()} />;
  const actions = (
    <>
      <LinkButton tone="onHero" to={paths.cart}>
        <FormattedMessage {...messages.use} />
      </LinkButton>
      <LinkButton tone="onHeroOutline" to="/agreements/service">
        <FormattedMessage {...messages.how} />
      </LinkButton>
    </>
  );
  return (
    <>
      <WalletBand wallet={wallet.data} actions={actions} />
      {wallet.data && <WalletSteps wallet={wallet.data} now={wallet.dataUpdatedAt} />}
    </>
  );
}
