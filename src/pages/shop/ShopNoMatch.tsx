import { defineMessages, FormattedMessage } from 'react-intl';
import { EmptyList } from '#src/design-system/empty-states/EmptyList.tsx';
import { NoMatchesDrawing } from '#src/design-system/layout/illustrations/NoMatchesDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { shopSearch } from '#src/domain/shop/shop-view.ts';
import { searchUrl } from '#src/domain/urls.ts';

const messages = defineMessages<{ title: { text: string }; all: {}; mall: {} }>({
  title: {
    id: 'storeNoMatch.title',
    defaultMessage: 'This shop has nothing for “{text}”',
    description: 'A search inside a shop found nothing',
  },
  all: { id: 'storeNoMatch.all', defaultMessage: 'See all products', description: 'Link: of the shop' },
  mall: {
    id: 'storeNoMatch.mall',
    defaultMessage: 'Search the whole mall',
    description: 'Link: the same words in all shops',
  },
});

type ShopNoMatchProps = {
  /** What was looked for; without it the chosen shelf is empty. */
  text: string | undefined;
};

/** Nothing of the shop fits: its other products, or the same search in the whole mall. */
export function ShopNoMatch({ text }: ShopNoMatchProps) {
  if (text === undefined) return <EmptyList />;
  return (
    <EmptyState
      drawing={<NoMatchesDrawing />}
      title={<FormattedMessage {...messages.title} values={{ text }} />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={searchUrl(text)}>
            <FormattedMessage {...messages.mall} />
          </LinkButton>
          <LinkButton tone="outline" to={shopSearch('all')}>
            <FormattedMessage {...messages.all} />
          </LinkButton>
        </div>
      }
    />
  );
}
