import type { LoaderArgs } from '#src/data/shop.ts';
import { productUrl, trailingId } from '#src/domain/urls.ts';

export { LastProductPage as Component } from './LastProductPage.tsx';

const movedForGood = 301;

/** An old link of the app names its product in the query (Z8); it is sent to the product's page with all else it says. */
export function loader({ request }: LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('prodId')?.trim();
  if (!asked) return null;
  const prodId = trailingId(asked);
  if (!prodId) throw new Response(null, { status: 404 });
  searchParams.delete('prodId');
  const rest = searchParams.toString();
  return new Response(null, {
    status: movedForGood,
    headers: { location: productUrl(prodId) + (rest && `?${rest}`) },
  });
}
