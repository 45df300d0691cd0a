import { ProductCardSkeleton } from '#src/design-system/cards/product/ProductCardSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ProductCardSkeleton,
  decorators: [
    (Story) => (
      <div className="w-44">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
