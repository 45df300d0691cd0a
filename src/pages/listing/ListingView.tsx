import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { ListingCount } from '#src/features/listing/ListingCount.tsx';
import { ListedProducts } from './ListedProducts.tsx';

type ListingViewProps = {
  title: string;
  /** The text that was searched. */
  text: string | undefined;
};

/** A listing by its name, with how many there are. */
export function ListingView({ title, text }: ListingViewProps) {
  return (
    <>
      <PageHeading title={title} note={<ListingCount text={text} />} />
      <ListedProducts text={text} />
    </>
  );
}
