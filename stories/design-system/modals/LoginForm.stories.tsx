import { expect, fn } from 'storybook/test';
import { LoginForm } from '#src/design-system/modals/LoginForm.tsx';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: LoginForm,
  args: {
    kind: 'mobile' as const,
    onKind: fn(),
    codes: [
      { key: '94', name: 'Sri Lanka (+94)' },
      { key: '90', name: 'Türkiye (+90)' },
    ],
    onSendCode: fn(async () => true),
    onLogIn: fn(async () => undefined),
    resendAt: () => 0,
    sending: false,
    entering: false,
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
    await userEvent.click(canvas.getByRole('button', { name: say('Use email instead') }));
    await expect(args.onKind).toHaveBeenCalledWith('email');
  },
});

export const Email = meta.story({
  args: { kind: 'email' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: say('identityField.email') }),
      'nimal@example.com',
    );
    await userEvent.click(canvas.getByRole('button', { name: say('Send code') }));
    await expect(args.onSendCode).toHaveBeenCalledWith({ kind: 'email', mail: 'nimal@example.com' });
    await userEvent.click(canvas.getByRole('button', { name: say('Use mobile number instead') }));
    await expect(args.onKind).toHaveBeenCalledWith('mobile');
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: say('identityField.mobile') }), '12345678901');
    await userEvent.type(canvas.getByRole('textbox', { name: say('Verification code') }), 'abc{Enter}');
    await expect(await canvas.findByText(say('Invalid mobile number'))).toBeVisible();
    await expect(canvas.getByText(say('Please enter valid code'))).toBeVisible();
    await expect(args.onLogIn).not.toHaveBeenCalled();
  },
});

export const Counting = meta.story({
  args: { resendAt: () => now + 60_000 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: say('Resend in {seconds, number} s', { seconds: 60 }) }),
    ).toBeDisabled();
  },
});

export const Busy = meta.story({ args: { entering: true } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
