import { ShopCardSkeleton } from '#src/design-system/cards/shop/ShopCardSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ShopCardSkeleton,
  decorators: [
    (Story) => (
      <div className="max-w-85">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
