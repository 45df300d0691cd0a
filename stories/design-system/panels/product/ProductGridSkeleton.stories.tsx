import { expect } from 'storybook/test';
import { ProductGridSkeleton } from '#src/design-system/panels/product/ProductGridSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: ProductGridSkeleton });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
});

export const FiveColumns = meta.story({ args: { columns: 5 } });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
