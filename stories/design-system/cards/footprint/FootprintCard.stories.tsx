import { expect, fn } from 'storybook/test';
import { aFootprint } from '#mocks/fixtures/footprint.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { FootprintCard } from '#src/design-system/cards/footprint/FootprintCard.tsx';
import { ProductCardSkeleton } from '#src/design-system/cards/product/ProductCardSkeleton.tsx';
import { unbroken } from '#src/domain/product/unbroken.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const item = aFootprint();
const name = item.prodName;

const meta = preview.meta({
  component: FootprintCard,
  args: { item, href: `/products/${item.prodId}`, onChoose: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div className="w-44">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: unbroken(name) })).toHaveAttribute(
      'href',
      `/products/${item.prodId}`,
    );
    await userEvent.click(
      canvas.getByRole('button', { name: say('Remove {name} from the footprint', { name }) }),
    );
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const OutOfStock = meta.story({
  args: { item: aFootprint({ stockState: 'OUT_OF_STOCK' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('productCard.soldOut'))).toBeVisible();
  },
});

export const RegionUnavailable = meta.story({
  args: { item: aFootprint({ available: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Not in your region'))).toBeVisible();
  },
});

export const EditMode = meta.story({
  args: { chosen: false },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: say('cardGlass.choose', { name }) }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(true);
  },
});

export const Selected = meta.story({ args: { chosen: true } });

export const Loading = meta.story({ render: () => <ProductCardSkeleton /> });

export const LongText = meta.story({
  args: { item: aFootprint({ prodName: hostile.word, available: false }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
