import { behaviour } from '#storybook/behaviour.ts';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { aProductDetail } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { GalleryFullScreen } from '#src/design-system/panels/product/GalleryFullScreen.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const { prodName, imgs } = aProductDetail();
const meta = preview.meta({
  component: GalleryFullScreen,
  args: { label: `Pictures of ${prodName}`, pictures: imgs, start: 0, onClose: fn() },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: `Pictures of ${prodName}` })).toBeVisible();
    await expect(screen.getByRole('button', { name: say('Previous picture') })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: say('Next picture') }));
    await expect(await screen.findByText('2 / 4')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await screen.findByText('1 / 4')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('Close') }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const Last = meta.story({
  args: { start: imgs.length - 1 },
  play: async () => {
    await expect(await screen.findByText('4 / 4')).toBeVisible();
    await expect(screen.getByRole('button', { name: say('Next picture') })).toBeDisabled();
    const last = screen.getAllByRole('img', { hidden: true }).at(-1)?.closest('li');
    await waitFor(() => expect(Math.round(last?.getBoundingClientRect().left ?? -1)).toBe(0));
  },
});

export const One = meta.story({
  args: { pictures: imgs.slice(0, 1) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: say('Close') })).toHaveFocus();
    await expect(screen.queryByRole('button', { name: say('Next picture') })).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Broken = meta.story({ args: { pictures: ['/media/products/gone.webp'] } });

export const LongText = meta.story({ parameters: behaviour, args: { label: hostile.long } });
