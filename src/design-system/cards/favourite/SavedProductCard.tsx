import { FormattedMessage } from 'react-intl';
import type { FavouriteItem, Money } from '#openapi/schema.gen.ts';
import { HeartButton } from '#src/design-system/primitives/action/HeartButton.tsx';
import { CardGlass } from '#src/design-system/cards/product/CardGlass.tsx';
import { offShelfMessages } from '#src/design-system/cards/product/off-shelf-message.ts';
import { PriceDropNote } from '#src/design-system/cards/product/PriceDropNote.tsx';
import { ProductCard } from '#src/design-system/cards/product/ProductCard.tsx';

type SavedProductCardProps = {
  item: FavouriteItem;
  href: string;
  /** What it cost when it was saved, where that is known. */
  savedPrice?: Money;
  /** Level of its name as a heading: one below what stands above the card. */
  level?: 2 | 3;
  /** Its heart is being taken away. */
  busy?: boolean;
  /** Chosen or not, in the edit mode; without it there is a heart. */
  chosen?: boolean;
  onChoose?: (taken: boolean) => void;
  onRemove: () => void;
};

/** A favourite: a product card with its jade heart, by how much it fell, and whether it is still sold here. */
export function SavedProductCard(props: SavedProductCardProps) {
  const { item, href, savedPrice, level, busy, chosen, onChoose, onRemove } = props;
  const { prodName: name, available, offShelf } = item;
  const gone = offShelf ? <FormattedMessage {...offShelfMessages.offShelf} /> : !available;
  return (
    <div className={available ? 'h-full' : 'h-full text-fg-3'}>
      <ProductCard
        product={available ? item : { ...item, stockState: 'IN_STOCK', fewLeft: undefined }}
        href={href}
        level={level}
        heart={
          <CardGlass gone={gone} choice={chosen === undefined ? undefined : { name, chosen, onChoose }}>
            {chosen === undefined && <HeartButton name={name} on busy={busy} onChange={onRemove} />}
          </CardGlass>
        }
      >
        {available && savedPrice && <PriceDropNote price={item.price} before={savedPrice} />}
      </ProductCard>
    </div>
  );
}
