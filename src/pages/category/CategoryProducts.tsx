import { EmptyList } from '#src/design-system/empty-states/EmptyList.tsx';
import { selectedUrl } from '#src/domain/more-urls.ts';
import { categoryUrl } from '#src/domain/urls.ts';
import { Listing } from '#src/features/listing/Listing.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';

type CategoryProductsProps = {
  /** The category of the page. */
  categoryId: number;
  name: string;
  /** The one below it that the address selects (S2.3). */
  chosenId: number | undefined;
};

/** The products of a category; a choice among those below it has an address of its own. */
export function CategoryProducts({ categoryId, name, chosenId }: CategoryProductsProps) {
  const home = categoryUrl(categoryId, name);
  return (
    <Listing
      key={categoryId}
      categoryId={categoryId}
      chosenId={chosenId}
      categoryHref={(id, chosen) => (id === undefined ? home : selectedUrl(home, id, chosen))}
      empty={<EmptyList />}
      Failed={LoadFailed}
    />
  );
}
