import { EmptyList } from '#src/design-system/empty-states/EmptyList.tsx';
import { Listing } from '#src/features/listing/Listing.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';

/** The products of the listing that the address describes. */
export function ListedProducts({ text }: { text: string | undefined }) {
  return <Listing key={text} text={text} empty={<EmptyList />} Failed={LoadFailed} />;
}
