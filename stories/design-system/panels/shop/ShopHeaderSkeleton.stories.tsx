import { ShopHeaderSkeleton } from '#src/design-system/panels/shop/ShopHeaderSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ShopHeaderSkeleton,
  decorators: [
    (Story) => (
      <div className="page-width">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
