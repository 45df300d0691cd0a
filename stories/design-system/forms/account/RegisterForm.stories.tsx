import { expect, fn } from 'storybook/test';
import { RegisterForm } from '#src/design-system/forms/account/RegisterForm.tsx';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

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
    await userEvent.type(canvas.getByRole('textbox', { name: say('identityField.mobile') }), '771234567');
    await userEvent.click(canvas.getByRole('button', { name: say('Send code') }));
    const who = { kind: 'mobile', mobile: '0094771234567' };
    await expect(args.onSendCode).toHaveBeenCalledWith(who);
    await userEvent.type(canvas.getByRole('textbox', { name: say('Verification code') }), '482913');
    await userEvent.type(canvas.getByRole('textbox', { name: say('registerForm.nickname') }), ' Nimal ');
    await userEvent.type(canvas.getByLabelText(say('password.password')), 'Open doors 9');
    await userEvent.type(canvas.getByLabelText(say('Confirm password')), 'Open doors 9');
    await userEvent.click(canvas.getByRole('button', { name: say('registerForm.register') }));
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
    await userEvent.type(canvas.getByRole('textbox', { name: say('identityField.email') }), 'a@b.online');
    await userEvent.click(canvas.getByRole('button', { name: say('Send code') }));
    await expect(await canvas.findByText(say('Please enter a valid email'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Use mobile number instead') }));
    await expect(args.onKind).toHaveBeenCalledWith('mobile');
  },
});

export const InviteFromLink = meta.story({
  args: { invite: 'NIMAL7' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: say('Invite code') })).toHaveValue('NIMAL7');
    await userEvent.click(canvas.getByRole('button', { name: say('I have an account') }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
});

export const Required = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('registerForm.register') }));
    await expect(await canvas.findAllByText(say('This field is required'))).toHaveLength(5);
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: say('identityField.mobile') }), '12345678901');
    await userEvent.type(canvas.getByRole('textbox', { name: say('Verification code') }), '12');
    await userEvent.type(canvas.getByLabelText(say('password.password')), 'Opendoors9 ');
    await userEvent.type(canvas.getByLabelText(say('Confirm password')), 'Other{Enter}');
    await expect(await canvas.findByText(say('Invalid mobile number'))).toBeVisible();
    await expect(canvas.getByText(say('Please enter valid code'))).toBeVisible();
    await expect(canvas.getByText(say('No spaces at the start or the end'))).toBeVisible();
    await expect(canvas.getByText(say('Password not match'))).toBeVisible();
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
    await expect(
      canvas.getByRole('button', { name: say('Resend in {seconds, number} s', { seconds: 60 }) }),
    ).toBeDisabled();
  },
});

export const Busy = meta.story({
  args: { saving: true },
  play: async ({ canvas, userEvent, args }) => {
    const make = canvas.getByRole('button', { name: say('registerForm.register') });
    await expect(make).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(make);
    await expect(args.onRegister).not.toHaveBeenCalled();
    await expect(canvas.queryByText(say('This field is required'))).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
