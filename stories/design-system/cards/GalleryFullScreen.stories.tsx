import { expect, fn, waitFor } from 'storybook/test';
import { aProductDetail } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { GalleryFullScreen } from '#src/design-system/cards/GalleryFullScreen.tsx';
import preview from '#storybook/preview.tsx';

const { prodName, imgs } = aProductDetail();
const meta = preview.meta({
  component: GalleryFullScreen,
  args: { label: `Pictures of ${prodName}`, pictures: imgs, start: 0, onClose: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('dialog', { name: `Pictures of ${prodName}` })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await expect(await canvas.findByText('2 / 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }));
    await expect(await canvas.findByText('1 / 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const Last = meta.story({
  args: { start: imgs.length - 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 / 4')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next picture' })).toBeDisabled();
  },
});

export const One = meta.story({
  args: { pictures: imgs.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Broken = meta.story({ args: { pictures: ['/media/products/gone.webp'] } });

export const LongText = meta.story({ args: { label: hostile.long } });
