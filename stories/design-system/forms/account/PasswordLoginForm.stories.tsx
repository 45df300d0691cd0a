import { expect, fn } from 'storybook/test';
import { PasswordLoginForm } from '#src/design-system/forms/account/PasswordLoginForm.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: PasswordLoginForm,
  args: {
    kind: 'mobile' as const,
    onKind: fn(),
    codes: [
      { key: '94', name: 'Sri Lanka (+94)' },
      { key: '90', name: 'Türkiye (+90)' },
    ],
    entering: false,
    onLogIn: fn(async () => undefined),
    onForgot: fn(),
    onRegister: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-98 py-3">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: say('identityField.mobile') }), '77 123 4567');
    await userEvent.type(canvas.getByLabelText(say('password.password')), 'short{Enter}');
    await expect(args.onLogIn).toHaveBeenCalledWith({ kind: 'mobile', mobile: '0094771234567' }, 'short');
    await userEvent.click(canvas.getByRole('button', { name: say('Forgot password?') }));
    await expect(args.onForgot).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: say('loginWays.register') }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
});

export const PasswordEmail = meta.story({
  args: { kind: 'email' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: say('identityField.email') }),
      'nimal@example.com',
    );
    await userEvent.type(canvas.getByLabelText(say('password.password')), 'Open doors 9');
    await userEvent.click(canvas.getByRole('button', { name: say('passwordLoginForm.logIn') }));
    await expect(args.onLogIn).toHaveBeenCalledWith(
      { kind: 'email', mail: 'nimal@example.com' },
      'Open doors 9',
    );
    await userEvent.click(canvas.getByRole('button', { name: say('Use mobile number instead') }));
    await expect(args.onKind).toHaveBeenCalledWith('mobile');
  },
});

export const Required = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('passwordLoginForm.logIn') }));
    await expect(await canvas.findAllByText(say('This field is required'))).toHaveLength(2);
    await expect(args.onLogIn).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: say('identityField.mobile') }),
      '12345678901{Enter}',
    );
    await expect(await canvas.findByText(say('Invalid mobile number'))).toBeVisible();
  },
});

export const InvalidEmail = meta.story({
  args: { kind: 'email' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: say('identityField.email') }),
      'nimal@example{Enter}',
    );
    await expect(await canvas.findByText(say('Please enter a valid email'))).toBeVisible();
  },
});

export const CodeMissing = meta.story({
  args: {
    codes: [
      { key: '', name: 'Choose' },
      { key: '94', name: 'Sri Lanka (+94)' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: say('identityField.mobile') }),
      '771234567{Enter}',
    );
    await expect(await canvas.findByText(say('Please select the country code'))).toBeVisible();
  },
});

export const Server400 = meta.story({
  args: { refused: 'The number or the password is not right.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('not right');
  },
});

export const Busy = meta.story({ args: { entering: true } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
