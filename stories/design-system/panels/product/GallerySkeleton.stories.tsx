import { GallerySkeleton } from '#src/design-system/panels/product/GallerySkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: GallerySkeleton,
  decorators: [
    (Story) => (
      <div className="max-w-2xl">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
