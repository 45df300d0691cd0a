import { expect, fn, screen } from 'storybook/test';
import { ForgotModal } from '#src/design-system/modals/ForgotModal.tsx';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';

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
const save = () => screen.getByRole('button', { name: 'Save new password' });

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Set a new password' })).toBeVisible();
    await userEvent.type(field('Mobile number'), '771234567');
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    const who = { kind: 'mobile', mobile: '0094771234567' };
    await expect(args.onSendCode).toHaveBeenCalledWith(who);
    await userEvent.type(field('Verification code'), '482 913');
    await userEvent.type(field('New password'), 'weak');
    await userEvent.type(field('Confirm password'), 'weak');
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledWith(who, '482913', 'weak');
  },
});

export const Email = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use email instead' }));
    await userEvent.type(field('Email'), 'nimal@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await expect(args.onSendCode).toHaveBeenCalledWith({ kind: 'email', mail: 'nimal@example.com' });
  },
});

export const Back = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Back to log in' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Required = meta.story({
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(save());
    await expect(await screen.findAllByText('This field is required')).toHaveLength(4);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.type(field('Mobile number'), '12');
    await userEvent.type(field('Verification code'), 'abc');
    await userEvent.type(field('New password'), ' Open doors 9');
    await userEvent.type(field('Confirm password'), 'Open doors 9');
    await userEvent.click(save());
    await expect(await screen.findByText('Invalid mobile number')).toBeVisible();
    await expect(screen.getByText('Please enter valid code')).toBeVisible();
    await expect(screen.getByText('No spaces at the start or the end')).toBeVisible();
    await expect(screen.getByText('Password not match')).toBeVisible();
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
    await expect(await screen.findByRole('button', { name: 'Resend in 60 s' })).toBeDisabled();
  },
});

export const Busy = meta.story({
  args: { saving: true },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('button', { name: 'Save new password' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.type(field('Mobile number'), '771234567');
    await userEvent.type(field('Verification code'), '482913');
    await userEvent.type(field('New password'), 'Open doors 9');
    await userEvent.type(field('Confirm password'), 'Open doors 9');
    await userEvent.click(save());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
