import { expect, spyOn } from 'storybook/test';
import { CopyButton } from '#src/design-system/primitives/CopyButton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: CopyButton, args: { text: '261121080000123456' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy 261121080000123456' })).toBeVisible();
  },
});

export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: /Copy/ }));
    await expect(write).toHaveBeenCalledWith('261121080000123456');
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
  },
});
