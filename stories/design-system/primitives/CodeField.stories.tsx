import { expect, fn } from 'storybook/test';
import { CodeField } from '#src/design-system/primitives/CodeField.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: CodeField,
  args: { label: 'Verification code', onSend: fn(), sending: false, resendAt: 0 },
});

export const Default = meta.story({
  args: { placeholder: '6 digits' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

export const Counting60 = meta.story({
  args: { hint: 'Sent to +94 77 123 4567' },
  render: (args) => <CodeField {...args} resendAt={Date.now() + 60_000} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Resend in (60|59) s/ })).toBeDisabled();
  },
});

export const Counting1 = meta.story({
  render: (args) => <CodeField {...args} resendAt={Date.now() + 1000} />,
});

export const Busy = meta.story({
  args: { sending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const Pasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Verification code' });
    await userEvent.click(field);
    await userEvent.paste('482 913');
    await expect(field).toHaveValue('482 913');
  },
});

export const Invalid = meta.story({
  args: { defaultValue: '48', error: 'Please enter valid code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Verification code' })).toHaveAccessibleDescription(
      'Please enter valid code',
    );
  },
});

export const LongText = meta.story({
  globals: { language: 'ru', viewport: { value: 'phone' } },
  args: { label: 'Код подтверждения' },
});
