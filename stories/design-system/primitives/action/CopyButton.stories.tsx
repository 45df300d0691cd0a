import { expect, spyOn } from 'storybook/test';
import { CopyButton } from '#src/design-system/primitives/action/CopyButton.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({ component: CopyButton, args: { text: '261121080000123456' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: say('Copy {text}', { text: '261121080000123456' }) }),
    ).toBeVisible();
  },
});

export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: like('Copy {text}') }));
    await expect(write).toHaveBeenCalledWith('261121080000123456');
    await expect(await canvas.findByRole('button', { name: say('Copied') })).toBeVisible();
  },
});
