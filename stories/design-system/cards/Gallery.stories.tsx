import { expect, screen, waitFor } from 'storybook/test';
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

export const FullScreen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge picture 1' }));
    await expect(await screen.findByRole('dialog', { name: `Pictures of ${prodName}` })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Enlarge picture 1' })).toHaveFocus();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of imgs.map((_, index) => `Show picture ${index + 1}`)) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    const place = (number: number) =>
      canvas.getByRole('button', { name: `Enlarge picture ${number}` }).closest('li');
    await waitFor(() => expect(place(4)).not.toHaveAttribute('inert'));
    await expect(place(1)).toHaveAttribute('inert');
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
    await expect(canvas.getAllByRole('button').map((button) => button.ariaLabel)).toEqual([
      'Enlarge picture 1',
    ]);
  },
});

export const Broken = meta.story({
  args: { pictures: ['/media/products/gone.webp', '/media/products/lost.webp'] },
});

export const LongText = meta.story({ args: { name: hostile.long } });
