import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { authScenarios } from '#mocks/handlers/auth.ts';
import { accountScenarios } from '#mocks/handlers/auth-accounts.ts';
import { registerScenarios } from '#mocks/handlers/auth-register.ts';
import { contentScenarios } from '#mocks/handlers/content.ts';
import { LoginDialog } from '#src/features/auth/LoginDialog.tsx';
import { DownloadHost } from '#src/features/shell/DownloadHost.tsx';
import { ToastHost } from '#src/features/shell/ToastHost.tsx';
import { browserNavigation } from '#src/state/browser-navigation.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: LoginDialog,
  parameters: { chromatic: { modes: stateModes } },
  beforeEach: () => {
    spyOn(browserNavigation, 'reload').mockImplementation(() => undefined);
    spyOn(browserNavigation, 'leave').mockImplementation(() => undefined);
  },
  render: () => (
    <>
      <LoginDialog />
      <DownloadHost />
      <ToastHost />
    </>
  ),
});

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const mobile = () => screen.findByRole('textbox', { name: say('identityField.mobile') });

export const Default = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await mobile(), '771234567');
    await userEvent.click(screen.getByRole('button', { name: say('Send code') }));
    await expect(await screen.findByText(say('Sent to {to}', { to: '+94 77 123 4567' }))).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: say('loginModal.password') }));
    await expect(field(say('identityField.mobile'))).toHaveValue('771234567');
    await userEvent.click(screen.getByRole('tab', { name: say('Quick code') }));
    await expect(
      await screen.findByRole('button', { name: like('Resend in {seconds, number} s') }),
    ).toBeDisabled();
    await userEvent.type(field(say('Verification code')), '482913{Enter}');
    await waitFor(() => expect(browserNavigation.reload).toHaveBeenCalledOnce());
  },
});

/** A code that could not be sent: the service’s words in a toast, and the button is there again (S4.8, S8.2). */
export const SendFails = meta.story({
  beforeEach: ({ msw }) => msw.use(authScenarios.notSent),
  play: async ({ userEvent }) => {
    await userEvent.type(await mobile(), '771234567');
    await userEvent.click(screen.getByRole('button', { name: say('Send code') }));
    await expect(await screen.findByText(aProblem('codeSendFailed').desc)).toBeVisible();
    await expect(screen.getByRole('button', { name: say('Send code') })).toBeEnabled();
  },
});

/** A refused password: the service’s words in a toast, nothing is lost (S8.1). */
export const Server400 = meta.story({
  beforeEach: ({ msw }) => msw.use(accountScenarios.wrongPassword),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: say('loginModal.password') }));
    await userEvent.type(field(say('identityField.mobile')), '771234567');
    await userEvent.type(field(say('password.password')), 'Open doors 9{Enter}');
    await expect(await screen.findByText(aProblem('badCredentials').desc)).toBeVisible();
    await expect(field(say('password.password'))).toHaveValue('Open doors 9');
    await expect(
      screen.queryByRole('complementary', { name: say('downloadPopup.title') }),
    ).not.toBeInTheDocument();
  },
});

export const Locked = meta.story({
  beforeEach: ({ msw }) => msw.use(accountScenarios.locked),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: say('loginModal.password') }));
    await userEvent.type(field(say('identityField.mobile')), '771234567');
    await userEvent.type(field(say('password.password')), 'Open doors 9{Enter}');
    await expect(await screen.findByText(/\(15 .+\)|（15.+）/)).toBeVisible();
  },
});

/** Google’s failure is written down and not said (S8.7). */
export const GoogleFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(contentScenarios.knownElsewhere, accountScenarios.googleRefused);
    const said = spyOn(console, 'error').mockImplementation(() => undefined);
    // What Google's own script offers, without asking Google.
    const append = spyOn(document.head, 'append').mockImplementation((...nodes) => {
      const id = {
        initialize: ({ callback }: { callback: (answer: { credential: string }) => void }) => {
          Object.assign(window, { answerOfGoogle: () => callback({ credential: 'a.b.c' }) });
        },
        renderButton: (place: HTMLElement) => {
          const button = Object.assign(document.createElement('button'), {
            textContent: 'Sign in with Google',
          });
          button.className = 'h-10 w-full rounded-sm border border-line-2 bg-white text-sm text-black';
          button.addEventListener('click', () =>
            (window as unknown as { answerOfGoogle: () => void }).answerOfGoogle(),
          );
          place.append(button);
        },
      };
      Object.assign(window, { google: { accounts: { id } } });
      for (const node of nodes) if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('load'));
    });
    return () => {
      said.mockRestore();
      append.mockRestore();
    };
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
    await waitFor(() => expect(console.error).toHaveBeenCalledWith('Login failed:', expect.anything()));
    await expect(screen.queryByText(aProblem('socialFailed').desc)).not.toBeInTheDocument();
    await expect(browserNavigation.reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Facebook' }));
    await waitFor(() =>
      expect(browserNavigation.leave).toHaveBeenCalledWith(expect.stringContaining('code_challenge=')),
    );
  },
});

export const ForgotPassword = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: say('loginModal.password') }));
    await userEvent.type(field(say('identityField.mobile')), '771234567');
    await userEvent.click(screen.getByRole('button', { name: say('Forgot password?') }));
    await screen.findByRole('dialog', { name: say('Set a new password') });
    await expect(field(say('identityField.mobile'))).toHaveValue('771234567');
    await userEvent.type(field(say('Verification code')), '482913');
    await userEvent.type(field(say('New password')), 'Open doors 9');
    await userEvent.type(field(say('Confirm password')), 'Open doors 9');
    await userEvent.click(screen.getByRole('button', { name: say('Save new password') }));
    await expect(await screen.findByText(say('Reset success'))).toBeVisible();
    await expect(
      await screen.findByRole('tab', { name: say('loginModal.password'), selected: true }),
    ).toBeVisible();
  },
});

/** A refused reset: the service’s words in a toast (S8.3) and at the code, and the way back. */
export const ResetRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(registerScenarios.resetWrongCode),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: say('loginModal.password') }));
    await userEvent.click(screen.getByRole('button', { name: say('Forgot password?') }));
    await userEvent.type(await mobile(), '771234567');
    await userEvent.type(field(say('Verification code')), '482913');
    await userEvent.type(field(say('New password')), 'Open doors 9');
    await userEvent.type(field(say('Confirm password')), 'Open doors 9');
    await userEvent.click(screen.getByRole('button', { name: say('Save new password') }));
    const { desc } = aProblem('codeInvalid');
    await waitFor(() => expect(screen.getAllByText(desc).length).toBeGreaterThan(1));
    await expect(field(say('Verification code'))).toHaveAccessibleDescription(expect.stringContaining(desc));
    await expect(field(say('New password'))).toHaveValue('Open doors 9');
    await userEvent.click(screen.getByRole('button', { name: say('Back to login') }));
    await expect(await screen.findByRole('dialog', { name: say('loginModal.name') })).toBeVisible();
  },
});
