import { expect, fn } from 'storybook/test';
import { PasswordLoginForm } from '#src/design-system/modals/PasswordLoginForm.tsx';
import preview from '#storybook/preview.tsx';

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
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '77 123 4567');
    await userEvent.type(canvas.getByLabelText('Password'), 'short{Enter}');
    await expect(args.onLogIn).toHaveBeenCalledWith({ kind: 'mobile', mobile: '0094771234567' }, 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await expect(args.onForgot).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
});

export const PasswordEmail = meta.story({
  args: { kind: 'email' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'nimal@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'Open doors 9');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onLogIn).toHaveBeenCalledWith(
      { kind: 'email', mail: 'nimal@example.com' },
      'Open doors 9',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use mobile number instead' }));
    await expect(args.onKind).toHaveBeenCalledWith('mobile');
  },
});

export const Required = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findAllByText('This field is required')).toHaveLength(2);
    await expect(args.onLogIn).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '12345678901{Enter}');
    await expect(await canvas.findByText('Invalid mobile number')).toBeVisible();
  },
});

export const InvalidEmail = meta.story({
  args: { kind: 'email' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'nimal@example{Enter}');
    await expect(await canvas.findByText('Please enter a valid email')).toBeVisible();
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
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '771234567{Enter}');
    await expect(await canvas.findByText('Please select the country code')).toBeVisible();
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
