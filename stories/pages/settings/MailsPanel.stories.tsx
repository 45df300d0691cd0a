import { expect, waitFor } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { mailScenarios } from '#mocks/handlers/mail.ts';
import { accountTabUrl } from '#src/domain/account/account-tabs.ts';
import { paths } from '#src/domain/urls.ts';
import { MailsPanel } from '#src/pages/settings/MailsPanel.tsx';
import * as page from '#src/pages/settings/settings.route.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: MailsPanel,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.settings, page, initialEntries: [accountTabUrl('mails')] },
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: say('mailKind.delivery') })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: say('mailKind.priceDrop') })).not.toBeChecked();
    await expect(canvas.getAllByRole('switch')).toHaveLength(4);
    await expect(canvas.getByText(say('mailsPanel.to', { mail: 'nimal@example.com' }))).toBeVisible();
  },
});

export const Switches = Default.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const delivery = await canvas.findByRole('switch', { name: say('mailKind.delivery') });
    await userEvent.click(delivery);
    await waitFor(() => expect(delivery).not.toBeChecked());
    await expect(canvas.getByRole('switch', { name: say('mailKind.order') })).toBeChecked();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** What could not be saved stands as it stood, and says so beside its switch. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(mailScenarios.setFailing),
  play: async ({ canvas, userEvent }) => {
    const delivery = await canvas.findByRole('switch', { name: say('mailKind.delivery') });
    await userEvent.click(delivery);
    await expect(await canvas.findByText(aProblem('serverError').desc)).toBeVisible();
    await expect(delivery).toBeChecked();
    await expect(delivery).toHaveAccessibleDescription(aProblem('serverError').desc);
  },
});

export const NoMail = meta.story({
  beforeEach: ({ msw }) => msw.use(mailScenarios.noMail),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('mailsPanel.none'))).toBeVisible();
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mailScenarios.silent),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(mailScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    await expect(canvas.getByRole('button', { name: say('errorState.retry') })).toBeVisible();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
