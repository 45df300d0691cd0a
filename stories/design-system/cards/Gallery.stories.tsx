import { expect, waitFor } from 'storybook/test';
import { aProductDetail } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { Gallery } from '#src/design-system/cards/Gallery.tsx';
import preview from '#storybook/preview.tsx';

const { prodName, imgs } = aProductDetail();
const meta = preview.meta({
  component: Gallery,
  args: { name: prodName, pictures: imgs },
  decorators: [
    (Story) => (
      <div className="max-w-2xl">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: `Pictures of ${prodName}` })).toBeVisible();
    await expect(canvas.getByRole('img', { name: prodName })).toBeVisible();
    const third = canvas.getByRole('button', { name: 'Show picture 3' });
    await userEvent.click(third);
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'));
    await expect(canvas.getByRole('button', { name: 'Show picture 1' })).not.toHaveAttribute('aria-current');
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 / 4')).toBeVisible();
  },
});

export const One = meta.story({
  args: { pictures: imgs.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Broken = meta.story({
  args: { pictures: ['/media/products/gone.webp', '/media/products/lost.webp'] },
});

export const LongText = meta.story({ args: { name: hostile.long } });
