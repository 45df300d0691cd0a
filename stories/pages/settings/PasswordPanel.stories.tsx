import type { StoryContext } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { aUser } from '#mocks/fixtures/auth.ts';
import { userScenarios } from '#mocks/handlers/user.ts';
import { accountTabUrl } from '#src/domain/account/account-tabs.ts';
import { paths } from '#src/domain/urls.ts';
import { PasswordPanel } from '#src/pages/settings/PasswordPanel.tsx';
import * as page from '#src/pages/settings/settings.route.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: PasswordPanel,
  args: { user: aUser() },
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.settings, page, initialEntries: [accountTabUrl('password')] },
    chromatic: { modes: stateModes },
  },
  beforeEach: ({ msw }) => msw.use(userScenarios.withPassword),
});

async function fill(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  again = 'Temple-Road-1815',
) {
  await userEvent.type(await canvas.findByLabelText(say('Old password')), 'Kandy-Lake-2026');
  await userEvent.type(canvas.getByLabelText(say('New password')), 'Temple-Road-1815');
  await userEvent.type(canvas.getByLabelText(say('Confirm password')), again);
  await userEvent.click(canvas.getByRole('button', { name: say('Save new password') }));
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(say('Old password'))).toBeVisible();
  },
});

export const FirstOne = meta.story({
  beforeEach: ({ msw }) => msw.use(userScenarios.newUser),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(say('Verification code'))).toBeVisible();
    await expect(canvas.queryByLabelText(say('Old password'))).not.toBeInTheDocument();
  },
});

export const FirstWithMail = meta.story({
  beforeEach: ({ msw }) => msw.use(userScenarios.byProvider),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Send code') }));
    await expect(await canvas.findByText(say('This field is required'))).toBeVisible();
    await expect(canvas.getByLabelText(say('passwordForm.mail'))).toBeInvalid();
    await userEvent.type(canvas.getByLabelText(say('passwordForm.mail')), 'nimal@example.com');
    await userEvent.click(canvas.getByRole('button', { name: say('Send code') }));
    await expect(
      await canvas.findByText(say('It is sent to {address}', { address: 'nimal@example.com' })),
    ).toBeVisible();
    await userEvent.type(canvas.getByLabelText(say('Verification code')), '482913');
    await userEvent.type(canvas.getByLabelText(say('New password')), 'Temple-Road-1815');
    await userEvent.type(canvas.getByLabelText(say('Confirm password')), 'Temple-Road-1815');
    await userEvent.click(canvas.getByRole('button', { name: say('Save new password') }));
    await expect(await screen.findByText(say('Password updated'))).toBeVisible();
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'Temple-Road-1816');
    await expect(await canvas.findByText(say('Password not match'))).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(userScenarios.oldPasswordWrong),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await expect(
      await canvas.findByText(/old password/i, { selector: '[id$=error], [id$=error] *' }),
    ).toBeVisible();
    await expect(canvas.getByLabelText(say('New password'))).toHaveValue('Temple-Road-1815');
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(userScenarios.passwordSilent),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: say('Save new password') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await expect(await screen.findByText(say('Password updated'))).toBeVisible();
    await expect(canvas.getByLabelText(say('Old password'))).toHaveValue('');
  },
});
