import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { CategoriesPanel } from '#src/design-system/panels/category/CategoriesPanel.tsx';
import { CategoriesPanelSkeleton } from '#src/design-system/panels/category/CategoriesPanelSkeleton.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { Popover } from '#src/design-system/primitives/overlay/Popover.tsx';
import { categoryUrl, paths } from '#src/domain/urls.ts';
import { wayMessages } from './way-messages.ts';

type CategoriesMenuProps = {
  /** The way that opened it. */
  anchor: HTMLElement;
  onClose: () => void;
};

/** All categories below the header; its code and the lower categories come when it is opened. */
export function CategoriesMenu({ anchor, onClose }: CategoriesMenuProps) {
  const { formatMessage } = useIntl();
  const { data, isError, refetch } = useQuery(catalogQueries.categories(useShop(), 0, 3));
  return (
    <Popover label={formatMessage(wayMessages.categories)} anchor={anchor} onClose={onClose} page>
      {isError && <ErrorState compact onRetry={() => void refetch()} />}
      {!data && !isError && <CategoriesPanelSkeleton />}
      {data && (
        <CategoriesPanel
          categories={data}
          allHref={paths.categories}
          hrefOf={({ categoryId, categoryName }) => categoryUrl(categoryId, categoryName)}
          onLeave={onClose}
        />
      )}
    </Popover>
  );
}
