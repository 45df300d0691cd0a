import { expect, fn, spyOn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { CopyField } from '#src/design-system/primitives/form/CopyField.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: CopyField,
  args: { label: 'Your link', value: 'https://ican.example/i/NIMAL7', onCopied: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-98">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: say('Copy') }));
    await expect(write).toHaveBeenCalledWith('https://ican.example/i/NIMAL7');
    await expect(await canvas.findByRole('button', { name: say('Copied') })).toBeVisible();
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
});

export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your link' })).toHaveAttribute('readonly');
  },
});

export const Refused = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await userEvent.click(canvas.getByRole('button', { name: say('Copy') }));
    await expect(
      await canvas.findByText(like('Copying is blocked here. The text is selected, copy it by hand.')),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your link' })).toHaveAccessibleDescription(
      like('Copying is blocked here. The text is selected, copy it by hand.'),
    );
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: { label: hostile.long, value: `https://ican.example/i/${hostile.word}` },
  globals: { viewport: { value: 'phone' } },
});
