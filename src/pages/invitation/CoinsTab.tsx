import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage } from 'react-intl';
import { coinQueries } from '#src/data/coins/coins.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { CoinBalance } from '#src/design-system/cards/coin/CoinBalance.tsx';
import { CoinEnds } from '#src/design-system/panels/coin/CoinEnds.tsx';
import { CoinPriceFacts } from '#src/design-system/panels/coin/CoinPriceFacts.tsx';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { HtmlContent } from '#src/design-system/primitives/text/HtmlContent.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { paths } from '#src/domain/urls.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { CoinRecords } from './CoinRecords.tsx';

const messages = defineMessages({
  use: { id: 'coinsTab.use', defaultMessage: 'Use at checkout', description: 'Link to the cart' },
  rules: { id: 'coinsTab.rules', defaultMessage: 'Rules', description: 'Link to the rules of coins' },
  rulesTitle: { id: 'coinsTab.rulesTitle', defaultMessage: 'Coin rules', description: 'Heading' },
});

const rulesId = 'coin-rules';

/** The reader's coins: how many, what one is worth, when they end, how they came and went (S1.35, S2.50, S2.51). */
export function CoinsTab() {
  const shop = useShop();
  const info = useQuery(coinQueries.info(shop));
  const price = useQuery(coinQueries.price(shop));
  const again = () => {
    if (info.isError) void info.refetch();
    if (price.isError) void price.refetch();
  };
  const actions = (
    <>
      <LinkButton to={paths.cart}>
        <FormattedMessage {...messages.use} />
      </LinkButton>
      <LinkButton tone="ghost" to={{ search: '?tab=coins', hash: rulesId }}>
        <FormattedMessage {...messages.rules} />
      </LinkButton>
    </>
  );
  return (
    <>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        {info.isError ? <LoadFailed onRetry={again} /> : <CoinBalance info={info.data} actions={actions} />}
        {price.isError ? <LoadFailed onRetry={again} /> : <CoinPriceFacts price={price.data} />}
      </div>
      {info.data && <CoinEnds info={info.data} months={price.data?.expireMonths} />}
      <CoinRecords />
      {price.data && (
        <div id={rulesId} className="scroll-mt-24">
          <Panel title={<FormattedMessage {...messages.rulesTitle} />}>
            <HtmlContent html={price.data.rulesHtml} className="text-base!" />
          </Panel>
        </div>
      )}
    </>
  );
}
