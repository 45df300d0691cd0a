import { expect, fn, screen } from 'storybook/test';
import { now } from '#storybook/fixed-clock.ts';
import { LoginModal } from '#src/design-system/modals/account/LoginModal.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { LoginWithForgot } from './LoginWithForgot.tsx';

const meta = preview.meta({
  component: LoginModal,
  args: {
    codes: [
      { key: '94', name: 'Sri Lanka (+94)' },
      { key: '86', name: 'China (+86)' },
      { key: '856', name: 'Laos (+856)' },
      { key: '90', name: 'Türkiye (+90)' },
    ],
    onSendCode: fn(async () => true),
    onLogIn: fn(async () => undefined),
    resendAt: () => 0,
    sending: false,
    entering: false,
    onClose: fn(),
  },
});

const password = { onLogIn: fn(async () => undefined), onForgot: fn(), onRegister: fn() };

const to = { kind: 'mobile', mobile: '0094771234567' };

const mobile = () => screen.getByRole('textbox', { name: say('identityField.mobile') });
const mobileOpened = () => screen.findByRole('textbox', { name: say('identityField.mobile') });
const email = () => screen.getByRole('textbox', { name: say('identityField.email') });
const country = () => screen.findByRole('combobox', { name: say('identityField.countryCode') });
const sendCode = () => screen.getByRole('button', { name: say('Send code') });
const secret = () => screen.getByLabelText(say('password.password'), { selector: 'input' });
const code = () => screen.getByRole('textbox', { name: say('Verification code') });

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: say('loginModal.name') })).toBeVisible();
    await userEvent.type(mobile(), '77 123 4567');
    await userEvent.click(sendCode());
    await expect(args.onSendCode).toHaveBeenCalledWith(to);
    await userEvent.type(code(), '482 913');
    await userEvent.click(screen.getByRole('button', { name: say('loginForm.logIn') }));
    await expect(args.onLogIn).toHaveBeenCalledWith(to, '482913');
  },
});

/** Mobile and email change places (S2.105, S4.5). */
export const Email = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('Use email instead') }));
    await userEvent.type(email(), 'nimal@example.com');
    await userEvent.type(code(), '482913{Enter}');
    await expect(args.onLogIn).toHaveBeenCalledWith({ kind: 'email', mail: 'nimal@example.com' }, '482913');
    await expect(screen.getByRole('button', { name: say('Use mobile number instead') })).toBeVisible();
  },
});

export const OtherCountry = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.selectOptions(await country(), '86');
    await userEvent.type(mobile(), '138 0013 8000');
    await userEvent.click(sendCode());
    await expect(args.onSendCode).toHaveBeenCalledWith({ kind: 'mobile', mobile: '008613800138000' });
    await userEvent.selectOptions(await country(), '856');
    await userEvent.clear(mobile());
    await userEvent.type(mobile(), '2055512345');
    await userEvent.click(sendCode());
    await expect(args.onSendCode).toHaveBeenCalledWith({ kind: 'mobile', mobile: '08562055512345' });
  },
});

/** The one-time code comes first, the password is the other tab (S2.103, S2.104). */
export const Password = meta.story({
  args: { password },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('tab', { name: say('Quick code'), selected: true })).toBeVisible();
    await expect(code()).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: say('loginModal.password') }));
    await userEvent.type(mobile(), '771234567');
    await userEvent.type(secret(), 'Open doors 9{Enter}');
    await expect(password.onLogIn).toHaveBeenLastCalledWith(to, 'Open doors 9');
  },
});

export const PasswordEmail = meta.story({
  args: { password },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: say('loginModal.password') }));
    await userEvent.click(screen.getByRole('button', { name: say('Use email instead') }));
    await userEvent.type(email(), 'nimal@example.com');
    await userEvent.type(secret(), 'Open doors 9{Enter}');
    const who = { kind: 'email', mail: 'nimal@example.com' };
    await expect(password.onLogIn).toHaveBeenLastCalledWith(who, 'Open doors 9');
  },
});

export const Required = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('loginForm.logIn') }));
    await expect(await screen.findAllByText(say('This field is required'))).toHaveLength(2);
    await expect(mobile()).toHaveFocus();
    await expect(args.onLogIn).not.toHaveBeenCalled();
  },
});

export const InvalidMobile = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(await mobileOpened(), '77123456');
    await userEvent.click(sendCode());
    await expect(await screen.findByText(say('Invalid mobile number'))).toBeVisible();
    await expect(mobile()).toHaveAccessibleDescription(say('Invalid mobile number'));
    await expect(args.onSendCode).not.toHaveBeenCalled();
    await userEvent.type(mobile(), '7');
    await expect(screen.queryByText(say('Invalid mobile number'))).not.toBeInTheDocument();
  },
});

export const InvalidCode = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(await mobileOpened(), '771234567');
    await userEvent.type(code(), '48291{Enter}');
    await expect(await screen.findByText(say('Please enter valid code'))).toBeVisible();
    await expect(code()).toHaveFocus();
    await expect(args.onLogIn).not.toHaveBeenCalled();
  },
});

export const InvalidEmail = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('Use email instead') }));
    await userEvent.type(email(), 'nimal@example');
    await userEvent.click(sendCode());
    await expect(await screen.findByText(say('Please enter a valid email'))).toBeVisible();
  },
});

/** Without a country its field is asked for (S5.1). */
export const CodeMissing = meta.story({
  args: {
    codes: [
      { key: '', name: 'Choose' },
      { key: '94', name: 'Sri Lanka (+94)' },
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await mobileOpened(), '771234567');
    await userEvent.click(sendCode());
    await expect(await screen.findByText(say('Please select the country code'))).toBeVisible();
  },
});

/** What the service says of a refused password stands above the form (S8.1). */
export const Server400 = meta.story({
  args: { password: { ...password, refused: 'The number or the password is wrong' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: say('loginModal.password') }));
    await userEvent.type(mobile(), '771234567');
    await userEvent.type(secret(), 'open doors');
    await expect(screen.getByRole('alert')).toHaveTextContent('The number or the password is wrong');
    await expect(mobile()).toHaveValue('771234567');
  },
});

export const Counting = meta.story({
  args: { resendAt: () => now + 48_000 },
  play: async () => {
    const again = say('Resend in {seconds, number} s', { seconds: 48 });
    await expect(await screen.findByRole('button', { name: again })).toBeDisabled();
  },
});

export const Sending = meta.story({ args: { sending: true } });

export const Busy = meta.story({
  args: { entering: true },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await mobileOpened(), '771234567');
    await userEvent.type(code(), '482913');
    await userEvent.click(screen.getByRole('button', { name: say('loginForm.logIn') }));
    await expect(args.onLogIn).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: say('loginModal.name') });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Back from the new password is the way in again (S2.108, S4.6). */
export const Back = meta.story({
  render: (args) => <LoginWithForgot {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: say('loginModal.password') }));
    await userEvent.click(screen.getByRole('button', { name: say('Forgot password?') }));
    await expect(await screen.findByRole('dialog', { name: say('Set a new password') })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('Back to login') }));
    await expect(await screen.findByRole('dialog', { name: say('loginModal.name') })).toBeVisible();
    await expect(screen.getByRole('tab', { name: say('Quick code'), selected: true })).toBeVisible();
  },
});

export const AsSheet = meta.story({
  args: { password },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: say('loginModal.name') });
    await expect(sheet.getBoundingClientRect().width).toBe(window.innerWidth);
    await userEvent.click(screen.getByRole('tab', { name: say('loginModal.password') }));
    await expect(secret()).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { password },
  globals: { language: 'ru', viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const [, second] = await screen.findAllByRole('tab');
    await userEvent.click(second as HTMLElement);
    await expect(second).toHaveAttribute('aria-selected', 'true');
  },
});
