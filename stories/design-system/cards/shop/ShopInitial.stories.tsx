import { ShopInitial } from '#src/design-system/cards/shop/ShopInitial.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({ component: ShopInitial, args: { shopId: 1, name: 'Lumen House' } });

export const Default = meta.story();

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={110}
      cells={Object.fromEntries(
        [0, 1, 2, 3].flatMap((shopId) => [
          [`small ${shopId}`, <ShopInitial key={shopId} shopId={shopId} name="Lumen House" />],
          [`large ${shopId}`, <ShopInitial key={shopId} shopId={shopId} name="Pottu Plants" size="lg" />],
        ]),
      )}
    />
  ),
});
