import { ArrowLeft, Search } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { ProductDetail } from '#openapi/schema.gen.ts';
import { searchFieldId } from '#src/design-system/panels/search/search-options.ts';
import { IconButton } from '#src/design-system/primitives/action/IconButton.tsx';
import { categoryUrl, paths, productUrl } from '#src/domain/urls.ts';
import { CartWay } from '#src/features/cart/CartWay.tsx';
import { ShareButton } from '#src/features/share/ShareButton.tsx';

const messages = defineMessages({
  back: {
    id: 'productBar.back',
    defaultMessage: 'Back',
    description: 'Button at the top of a product on a phone',
  },
  search: {
    id: 'productBar.search',
    defaultMessage: 'Search',
    description: 'Way at the top of a product on a phone: shows the search field',
  },
});

type ProductBarProps = {
  product: Pick<ProductDetail, 'prodId' | 'prodName' | 'categoryPath'>;
};

/**
 * The head of a product's page at 834 px and less: back, search, share, cart. It stands in place of the mall's own, which
 * comes back, with the search open, when the reader wants to search.
 */
export function ProductBar({ product: { prodId, prodName, categoryPath } }: ProductBarProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [searching, setSearching] = useState(false);
  const shelf = categoryPath.at(-1);
  const back = () => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    // A link that was followed before the page was alive has loaded this one anew, which then has no way before it.
    const cameFromHere = document.referrer.startsWith(`${window.location.origin}/`);
    if (idx > 0 || cameFromHere) void navigate(-1);
    else void navigate(shelf ? categoryUrl(shelf.categoryId, shelf.categoryName) : paths.home);
  };
  const search = (event: MouseEvent) => {
    event.preventDefault();
    setSearching(true);
    window.scrollTo({ top: 0 });
    requestAnimationFrame(() => document.getElementById(searchFieldId)?.focus());
  };
  if (searching) return null;
  return (
    <div
      data-own-head=""
      className="sticky top-0 z-(--z-sticky) -mx-(--page-x) flex h-13 items-center border-b border-line bg-canvas px-[max(4px,calc(var(--page-x)-10px))] nav:hidden"
    >
      <IconButton aria-label={formatMessage(messages.back)} onClick={back} className="mr-auto">
        <ArrowLeft aria-hidden className="size-6" strokeWidth={1.6} />
      </IconButton>
      {/* Before the page is alive it leads to the field by itself. */}
      <a
        href={`#${searchFieldId}`}
        aria-label={formatMessage(messages.search)}
        onClick={search}
        className="grid size-11 place-items-center rounded-md hover:bg-sunken"
      >
        <Search aria-hidden className="size-6" strokeWidth={1.6} />
      </a>
      <ShareButton name={prodName} path={productUrl(prodId)} />
      <CartWay />
    </div>
  );
}
