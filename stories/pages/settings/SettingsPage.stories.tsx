import { expect, screen, waitFor, within } from 'storybook/test';
import { aUser } from '#mocks/fixtures/auth.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { footprintScenarios } from '#mocks/handlers/footprint.ts';
import { orderScenarios } from '#mocks/handlers/orders.ts';
import { userScenarios } from '#mocks/handlers/user.ts';
import { http } from '#mocks/http.ts';
import { paths } from '#src/domain/urls.ts';
import { SettingsPage } from '#src/pages/settings/SettingsPage.tsx';
import * as page from '#src/pages/settings/settings.route.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { silent } from '../silent.ts';

const meta = preview.meta({
  component: SettingsPage,
  parameters: {
    member: true,
    router: { path: paths.settings, page, initialEntries: [paths.settings] },
    chromatic: { modes: stateModes },
    design: { pictures: designOf('profile') },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Edit profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
    await expect(await canvas.findByRole('link', { name: /^\d+ ?Favourites$/ })).toBeVisible();
    const toDeliver = await canvas.findByRole('link', { name: /^To deliver/ });
    await waitFor(() => expect(toDeliver).toHaveAccessibleDescription(/orders?$/));
    await expect(await canvas.findByRole('link', { name: /^Sent to you/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/order-details?orderNumber='),
    );
    const services = within(canvas.getByRole('region', { name: 'Services' }));
    await expect(services.getByRole('link', { name: 'Chat' })).toHaveAttribute('href', '/iCanchat');
    await expect(services.getByRole('link', { name: 'Notifications' })).toHaveAttribute(
      'href',
      '/notification',
    );
    await expect(await canvas.findByRole('region', { name: 'Footprint' })).toBeVisible();
  },
});

/** Parcels and footprint cannot be had: their places stay empty, everything else is there. */
export const Partial = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.failing, footprintScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit profile' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^\d+ ?Favourites$/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Sent to you/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Footprint' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const DeletionWaits = meta.story({
  beforeEach: ({ msw }) => {
    let deletionAt: string | null = '2026-05-18T08:00:00Z';
    msw.use(
      http.get('/p/user/userInfo', ({ response }) => response(200).json(aUser({ deletionAt }))),
      http.delete('/p/user/deletion', ({ response }) => {
        deletionAt = null;
        return response(200).json(aUser());
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/will be deleted on May 18, 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my account' }));
    await expect(await screen.findByText('Your account stays')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/will be deleted on/)).not.toBeInTheDocument());
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/user/userInfo', abortSignal)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit profile' })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(userScenarios.failing),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'Edit profile' })).toBeVisible();
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async () => {
    await expect(await screen.findByText('You are offline')).toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { language: 'ru', viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/p/user/userInfo', ({ response }) =>
        response(200).json(aUser({ nickName: hostile.long.slice(0, 60) })),
      ),
    ),
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
