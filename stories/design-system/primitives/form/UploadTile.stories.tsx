import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import type { UploadItem } from '#src/design-system/primitives/form/upload-items.ts';
import { UploadTile } from '#src/design-system/primitives/form/UploadTile.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { Sheet } from '#storybook/Sheet.tsx';

const item: UploadItem = {
  id: 'photo-1',
  name: 'toaster.jpg',
  src: '/media/products/two-slice-toaster-1.webp',
  status: 'done',
};

const meta = preview.meta({ component: UploadTile, args: { item, onRemove: fn(), onRetry: fn() } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('img', { name: 'toaster.jpg' })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: say('Remove photo {name}', { name: 'toaster.jpg' }) }),
    );
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: { item: { ...item, status: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: say('Send {name} again', { name: 'toaster.jpg' }) }),
    );
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={120}
      cells={Object.fromEntries(
        Object.entries({
          Sent: item,
          'Just begun': { ...item, status: 'uploading' as const, progress: 0 },
          'Two thirds': { ...item, status: 'uploading' as const, progress: 0.64 },
          Failed: { ...item, status: 'failed' as const },
          'Without a picture': { ...item, src: undefined },
        }).map(([label, one]) => [
          label,
          <UploadTile key={label} item={one} onRemove={fn()} onRetry={fn()} />,
        ]),
      )}
    />
  ),
});

export const LongText = meta.story({
  args: { item: { ...item, name: hostile.long, status: 'failed' } },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
