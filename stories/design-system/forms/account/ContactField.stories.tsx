import { expect, fn } from 'storybook/test';
import { ContactField } from '#src/design-system/forms/account/ContactField.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: ContactField,
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
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: say('identityField.countryCode') }),
      '90',
    );
    await expect(args.onCode).toHaveBeenCalledWith('90');
    await expect(canvas.getByRole('textbox', { name: say('identityField.mobile') })).toBeVisible();
  },
});

export const Email = meta.story({
  args: { kind: 'email' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: say('identityField.email') })).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { error: 'Invalid mobile number' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Invalid mobile number');
  },
});
