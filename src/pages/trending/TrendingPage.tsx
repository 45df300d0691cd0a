import { defineMessages, useIntl } from 'react-intl';
import { ProductGridSkeleton } from '#src/design-system/panels/product/ProductGridSkeleton.tsx';
import { lazyHydrate } from '#src/state/lazy-hydrate.tsx';

const messages = defineMessages({
  title: { id: 'trendingPage.title', defaultMessage: 'Trending', description: 'Heading of the page' },
});

const TrendingView = lazyHydrate(
  async () => (await import('./TrendingView.tsx')).TrendingView,
  <ProductGridSkeleton columns={5} />,
);

/** What sells best in the region now (S2.30). */
export function TrendingPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <TrendingView />
    </>
  );
}
