import { expect, fn, screen, waitFor } from 'storybook/test';
import { aProductDetail } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { GalleryNear } from '#src/design-system/panels/product/GalleryNear.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: GalleryNear,
  args: {
    label: 'Pictures of a kettle',
    pictures: aProductDetail().imgs,
    shown: 1,
    whole: true,
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const whole = await screen.findByRole('dialog', { name: 'Pictures of a kettle' });
    await waitFor(() => expect(whole).toBeVisible());
    await expect(screen.getByText('2 / 4')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: { label: hostile.long, shown: 0 },
  globals: { viewport: { value: 'phone' } },
});
