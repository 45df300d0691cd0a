import { expect, screen, within } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { aUser } from '#mocks/fixtures/auth.ts';
import { sessionScenarios } from '#mocks/handlers/user-sessions.ts';
import { userScenarios } from '#mocks/handlers/user.ts';
import { http } from '#mocks/http.ts';
import { accountTabUrl } from '#src/domain/account/account-tabs.ts';
import { paths } from '#src/domain/urls.ts';
import { SecurityPanel } from '#src/pages/settings/SecurityPanel.tsx';
import * as page from '#src/pages/settings/settings.route.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: SecurityPanel,
  args: { user: aUser() },
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.settings, page, initialEntries: [accountTabUrl('security')] },
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('This device'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Change password') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('Log out everywhere else') })).toBeVisible();
  },
});

export const NoPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(userScenarios.newUser, sessionScenarios.one),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: say('Set a password') })).toBeVisible();
    await expect(await canvas.findByText(say('This device'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: like('devices.endName') })).not.toBeInTheDocument();
  },
});

export const ByProvider = meta.story({
  beforeEach: ({ msw }) => msw.use(userScenarios.byProvider, userScenarios.signInAgain),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(say('None yet. You log in with Google, Facebook or the app.')),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Delete my account') }));
    const dialog = within(await screen.findByRole('dialog', { name: say('Delete your account?') }));
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: say('Delete my account') }));
    await expect(await dialog.findByText(aProblem('signInAgain').desc)).toBeVisible();
  },
});

export const EndFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(sessionScenarios.endFailing),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: like('devices.endName') });
    await userEvent.click(first!);
    await expect(await screen.findByText(aProblem('serverError').desc)).toBeVisible();
  },
});

export const DevicesError = meta.story({
  beforeEach: ({ msw }) => msw.use(sessionScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    await expect(canvas.getByRole('button', { name: say('Download my data') })).toBeVisible();
  },
});

export const OrdersOpen = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/p/user/deletion', ({ response }) => response(409).json(aProblem('accountOrdersOpen'))),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Delete my account') }));
    const dialog = await screen.findByRole('dialog', { name: say('Delete your account?') });
    await expect(dialog).toBeVisible();
    await userEvent.type(screen.getByLabelText(say('deletionDialog.password')), 'Kandy-Lake-2026');
    await userEvent.keyboard('{Enter}');
    await expect(
      await screen.findByRole('link', {
        name: say('deletionDialog.order', { number: '260504080000123456' }),
      }),
    ).toBeVisible();
  },
});

/** The new number takes a code, and the reader shows the password. */
export const NewNumber = meta.story({
  beforeEach: ({ msw }) => msw.use(userScenarios.withPassword),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Change mobile number') }));
    const dialog = within(await screen.findByRole('dialog', { name: say('Change mobile number') }));
    await userEvent.type(dialog.getByLabelText(say('identityField.mobile')), '772345678');
    await userEvent.click(dialog.getByRole('button', { name: say('Send code') }));
    await userEvent.type(dialog.getByLabelText(say('Code sent to the new one')), '482913');
    await userEvent.type(dialog.getByLabelText(say('Your password')), 'Kandy-Lake-2026');
    await expect(dialog.getByRole('button', { name: say('contactDialog.save') })).toBeEnabled();
  },
});

/** Without a password a code goes to the number that the account has. */
export const NewNumberByCode = meta.story({
  beforeEach: ({ msw }) => msw.use(userScenarios.byMobile),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Add email') }));
    const dialog = within(await screen.findByRole('dialog', { name: say('Add email') }));
    await userEvent.click(dialog.getByRole('button', { name: say('contactDialog.save') }));
    await expect(dialog.getByLabelText(say('Code that proves it is you'))).toBeInvalid();
    await expect(dialog.queryByLabelText(say('Your password'))).not.toBeInTheDocument();
  },
});

/** Another account has the number: said beside it, after its code was right. */
export const NumberTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(userScenarios.withPassword, userScenarios.contactTaken),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Change mobile number') }));
    const dialog = within(await screen.findByRole('dialog', { name: say('Change mobile number') }));
    const field = dialog.getByLabelText(say('identityField.mobile'));
    await userEvent.type(field, '772345678');
    await userEvent.type(dialog.getByLabelText(say('Code sent to the new one')), '482913');
    await userEvent.type(dialog.getByLabelText(say('Your password')), 'Kandy-Lake-2026');
    await userEvent.click(dialog.getByRole('button', { name: say('contactDialog.save') }));
    await expect(await dialog.findByText(aProblem('registerExists').desc)).toBeVisible();
    await expect(field).toBeInvalid();
  },
});

export const PhoneRussian = meta.story({
  globals: { language: 'ru', viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(userScenarios.withPassword),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Change mobile number') }));
    await expect(await screen.findByRole('dialog', { name: say('Change mobile number') })).toBeVisible();
  },
});
