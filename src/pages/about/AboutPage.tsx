import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { CategoryTileRow } from '#src/design-system/panels/category/CategoryTileRow.tsx';
import { PromiseStrip } from '#src/design-system/panels/home/PromiseStrip.tsx';
import { OpenDoorDrawing } from '#src/design-system/layout/illustrations/OpenDoorDrawing.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { categoryUrl, paths } from '#src/domain/urls.ts';
import { AboutRegions } from './AboutRegions.tsx';
import { AboutShops } from './AboutShops.tsx';

const messages = defineMessages({
  title: { id: 'aboutPage.title', defaultMessage: 'About iCan Mall', description: 'Heading (S2.38)' },
  text: {
    id: 'aboutPage.text',
    defaultMessage:
      'One mall with doors to four regions: Sri Lanka, China, Laos and Türkiye. Each shop sells in its own name; the mall brings them together, shows prices in your currency and lets you pay when the parcel is at your door.',
    description: 'What the mall is',
  },
  sold: { id: 'aboutPage.sold', defaultMessage: 'What you find here', description: 'Heading of categories' },
  credits: {
    id: 'aboutPage.credits',
    defaultMessage: 'Pictures and drawings',
    description: 'Heading of the credits, and the link to them',
  },
  creditsNote: {
    id: 'aboutPage.creditsNote',
    defaultMessage: 'Whose work you see in this mall',
    description: 'Above the link to the credits',
  },
});

/** What the mall is: its door, its regions, what it promises, what and who sells here (S2.38). */
export function AboutPage() {
  const { formatMessage } = useIntl();
  const categories = useQuery(catalogQueries.categories(useShop(), 0, 1));
  return (
    <div className="flex flex-col gap-10 pt-4 nav:gap-14 nav:pt-6">
      <title>{formatMessage(messages.title)}</title>
      <section className="pat grid items-end gap-6 overflow-hidden rounded-xl bg-hero px-5 pt-8 text-on-hero nav:grid-cols-[minmax(0,1fr)_auto] nav:px-12 nav:pt-12">
        <div className="grid gap-4 self-center nav:pb-12">
          <h1 className="text-h1 nav:text-display">
            <FormattedMessage {...messages.title} />
          </h1>
          <p className="max-w-[58ch] text-lg">
            <FormattedMessage {...messages.text} />
          </p>
        </div>
        <div className="w-60 justify-self-center nav:w-80">
          <OpenDoorDrawing />
        </div>
      </section>
      <AboutRegions />
      <PromiseStrip />
      <section>
        <h2 className="mb-4 text-h2">
          <FormattedMessage {...messages.sold} />
        </h2>
        {categories.isError && <ErrorState compact onRetry={() => void categories.refetch()} />}
        {categories.data && (
          <CategoryTileRow
            categories={categories.data}
            hrefOf={({ categoryId, categoryName }) => categoryUrl(categoryId, categoryName)}
          />
        )}
      </section>
      <AboutShops />
      <p className="border-t border-line pt-5 text-fg-2">
        <FormattedMessage {...messages.creditsNote} />{' '}
        <TextLink to={paths.credits}>
          <FormattedMessage {...messages.credits} />
        </TextLink>
      </p>
    </div>
  );
}
