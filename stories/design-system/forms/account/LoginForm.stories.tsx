import { expect, fn } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { LoginForm } from '#src/design-system/forms/account/LoginForm.tsx';
import { behaviour } from '#storybook/behaviour.ts';
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
    onLogIn: fn(async (): Promise<string | undefined> => undefined),
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

/** Without a country no code is asked for (S5.24). */
export const NoCountry = meta.story({
  parameters: behaviour,
  args: {
    codes: [
      { key: '', name: 'Choose' },
      { key: '94', name: 'Sri Lanka (+94)' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: say('identityField.mobile') }), '771234567');
    await userEvent.click(canvas.getByRole('button', { name: say('Send code') }));
    await expect(await canvas.findByText(say('Please select the country code'))).toBeVisible();
    await expect(args.onSendCode).not.toHaveBeenCalled();
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

/** What the service says of a wrong code stands under its field. */
export const WrongCode = meta.story({
  args: { onLogIn: fn(async (): Promise<string | undefined> => aProblem('codeInvalid').desc) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: say('identityField.mobile') }), '771234567');
    const code = canvas.getByRole('textbox', { name: say('Verification code') });
    await userEvent.type(code, '482913');
    await userEvent.click(canvas.getByRole('button', { name: say('loginForm.logIn') }));
    await expect(code).toHaveAccessibleDescription(expect.stringContaining(aProblem('codeInvalid').desc));
    await expect(code).toHaveFocus();
    await expect(code).toHaveValue('482913');
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
