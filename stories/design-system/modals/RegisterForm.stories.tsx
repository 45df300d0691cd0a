import { expect, fn } from 'storybook/test';
import { RegisterForm } from '#src/design-system/modals/RegisterForm.tsx';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: RegisterForm,
  args: {
    kind: 'mobile' as const,
    onKind: fn(),
    codes: [
      { key: '94', name: 'Sri Lanka (+94)' },
      { key: '90', name: 'Türkiye (+90)' },
    ],
    onSendCode: fn(async () => true),
    onRegister: fn(async () => undefined),
    resendAt: () => 0,
    sending: false,
    saving: false,
    onLogIn: fn(),
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
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '771234567');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    const who = { kind: 'mobile', mobile: '0094771234567' };
    await expect(args.onSendCode).toHaveBeenCalledWith(who);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Verification code' }), '482913');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nickname' }), ' Nimal ');
    await userEvent.type(canvas.getByLabelText('Password'), 'Open doors 9');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Open doors 9');
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(args.onRegister).toHaveBeenCalledWith({
      who,
      code: '482913',
      nickName: 'Nimal',
      password: 'Open doors 9',
      invite: '',
    });
  },
});

export const Email = meta.story({
  args: { kind: 'email' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'a@b.online');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText('Please enter a valid email')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use mobile number instead' }));
    await expect(args.onKind).toHaveBeenCalledWith('mobile');
  },
});

export const InviteFromLink = meta.story({
  args: { invite: 'NIMAL7' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Invite code' })).toHaveValue('NIMAL7');
    await userEvent.click(canvas.getByRole('button', { name: 'I have an account' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
});

export const Required = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(await canvas.findAllByText('This field is required')).toHaveLength(5);
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '12345678901');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Verification code' }), '12');
    await userEvent.type(canvas.getByLabelText('Password'), 'Opendoors9 ');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Other{Enter}');
    await expect(await canvas.findByText('Invalid mobile number')).toBeVisible();
    await expect(canvas.getByText('Please enter valid code')).toBeVisible();
    await expect(canvas.getByText('No spaces at the start or the end')).toBeVisible();
    await expect(canvas.getByText('Password not match')).toBeVisible();
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
});

export const Server400 = meta.story({
  args: { refused: 'This number has an account already. Log in instead.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('has an account already');
  },
});

export const Counting = meta.story({
  args: { resendAt: () => now + 60_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Resend in 60 s' })).toBeDisabled();
  },
});

export const Busy = meta.story({
  args: { saving: true },
  play: async ({ canvas, userEvent, args }) => {
    const make = canvas.getByRole('button', { name: 'Create an account' });
    await expect(make).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(make);
    await expect(args.onRegister).not.toHaveBeenCalled();
    await expect(canvas.queryByText('This field is required')).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
