import { defineMessages, useIntl } from 'react-intl';
import type { Category } from '#openapi/schema.gen.ts';
import { CategoryBand } from '#src/design-system/panels/category/CategoryBand.tsx';
import { Breadcrumb } from '#src/design-system/primitives/navigation/Breadcrumb.tsx';
import { categoryUrl, paths } from '#src/domain/urls.ts';
import { ListingCount } from '#src/features/listing/ListingCount.tsx';
import { CategoryProducts } from './CategoryProducts.tsx';

const messages = defineMessages({
  all: {
    id: 'categoryPage.all',
    defaultMessage: 'All categories',
    description: 'First step of the breadcrumb',
  },
});

type CategoryViewProps = {
  /** From the top category to the one that is shown. */
  way: readonly Category[];
  /** The category of the page, and the one below it that the address selects (S2.3). */
  ownId: number;
  ownName: string;
  chosenId: number | undefined;
};

const urlOf = ({ categoryId, categoryName }: Category) => categoryUrl(categoryId, categoryName);

/** The band of a category with the doors of its children, and its products. */
export function CategoryView({ way, ownId, ownName, chosenId }: CategoryViewProps) {
  const { formatMessage } = useIntl();
  const { categoryName = '', children = [] } = way.at(-1) ?? {};
  return (
    <>
      <Breadcrumb
        steps={[
          { name: formatMessage(messages.all), href: paths.categories },
          ...way.slice(0, -1).map((one) => ({ name: one.categoryName, href: urlOf(one) })),
          { name: categoryName },
        ]}
      />
      <CategoryBand
        title={categoryName}
        note={<ListingCount categoryId={ownId} chosenId={chosenId} />}
        doors={children.map((child) => ({ category: child, href: urlOf(child) }))}
      />
      <CategoryProducts categoryId={ownId} name={ownName} chosenId={chosenId} />
    </>
  );
}
