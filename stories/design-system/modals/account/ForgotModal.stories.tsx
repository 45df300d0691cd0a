import { expect, fn, screen } from 'storybook/test';
import { ForgotModal } from '#src/design-system/modals/account/ForgotModal.tsx';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: ForgotModal,
  args: {
    codes: [
      { key: '94', name: 'Sri Lanka (+94)' },
      { key: '90', name: 'Türkiye (+90)' },
    ],
    onSendCode: fn(async () => true),
    onSave: fn(async () => undefined),
    resendAt: () => 0,
    sending: false,
    saving: false,
    onBack: fn(),
    onClose: fn(),
  },
});

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const save = () => screen.getByRole('button', { name: say('Save new password') });

/** A weak password is advised against and taken (S5.14, Z27). */
export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: say('Set a new password') })).toBeVisible();
    await userEvent.type(field(say('identityField.mobile')), '771234567');
    await userEvent.click(screen.getByRole('button', { name: say('Send code') }));
    const who = { kind: 'mobile', mobile: '0094771234567' };
    await expect(args.onSendCode).toHaveBeenCalledWith(who);
    await userEvent.type(field(say('Verification code')), '482 913');
    await userEvent.type(field(say('New password')), 'weak');
    await userEvent.type(field(say('Confirm password')), 'weak');
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledWith(who, '482913', 'weak');
  },
});

export const Email = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('Use email instead') }));
    await userEvent.type(field(say('identityField.email')), 'nimal@example.com');
    await userEvent.click(screen.getByRole('button', { name: say('Send code') }));
    await expect(args.onSendCode).toHaveBeenCalledWith({ kind: 'email', mail: 'nimal@example.com' });
  },
});

export const Back = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('Back to login') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Required = meta.story({
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(save());
    await expect(await screen.findAllByText(say('This field is required'))).toHaveLength(4);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.type(field(say('identityField.mobile')), '12');
    await userEvent.type(field(say('Verification code')), 'abc');
    await userEvent.type(field(say('New password')), ' Open doors 9');
    await userEvent.type(field(say('Confirm password')), 'Open doors 9');
    await userEvent.click(save());
    await expect(await screen.findByText(say('Invalid mobile number'))).toBeVisible();
    await expect(screen.getByText(say('Please enter valid code'))).toBeVisible();
    await expect(screen.getByText(say('No spaces at the start or the end'))).toBeVisible();
    await expect(screen.getByText(say('Password not match'))).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Server400 = meta.story({
  args: { refused: 'The code has expired. Ask for a new one.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('has expired');
  },
});

export const Counting = meta.story({
  args: { resendAt: () => now + 60_000 },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: say('Resend in {seconds, number} s', { seconds: 60 }) }),
    ).toBeDisabled();
  },
});

export const Busy = meta.story({
  args: { saving: true },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('button', { name: say('Save new password') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.type(field(say('identityField.mobile')), '771234567');
    await userEvent.type(field(say('Verification code')), '482913');
    await userEvent.type(field(say('New password')), 'Open doors 9');
    await userEvent.type(field(say('Confirm password')), 'Open doors 9');
    await userEvent.click(save());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
