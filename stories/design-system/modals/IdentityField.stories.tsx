import { expect, fn } from 'storybook/test';
import { IdentityField } from '#src/design-system/modals/IdentityField.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: IdentityField,
  args: {
    kind: 'mobile' as const,
    codes: [
      { key: '94', name: 'Sri Lanka (+94)' },
      { key: '90', name: 'Türkiye (+90)' },
    ],
    code: '94',
    onCode: fn(),
  },
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
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country code' }), '90');
    await expect(args.onCode).toHaveBeenCalledWith('90');
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
  },
});

export const Email = meta.story({
  args: { kind: 'email' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { error: 'Invalid mobile number' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Invalid mobile number');
  },
});
