import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SaveCardBox } from '#src/design-system/forms/payment/SaveCardBox.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

function Kept({ checked, onChange }: { checked: boolean; onChange: (keep: boolean) => void }) {
  const [kept, keep] = useState(checked);
  return (
    <SaveCardBox
      checked={kept}
      onChange={(next) => {
        onChange(next);
        keep(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: SaveCardBox,
  args: { checked: false, onChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: like('Keep this card') });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText(say('Keep this card')));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(box).toBeChecked();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
