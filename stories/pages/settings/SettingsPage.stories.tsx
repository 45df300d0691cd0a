import { expect, screen, waitFor, within } from 'storybook/test';
import { aUser } from '#mocks/fixtures/auth.ts';
import { footprintScenarios } from '#mocks/handlers/footprint.ts';
import { invitationScenarios } from '#mocks/handlers/invitation.ts';
import { orderScenarios } from '#mocks/handlers/orders.ts';
import { userScenarios } from '#mocks/handlers/user.ts';
import { myVoucherScenarios } from '#mocks/handlers/vouchers-mine.ts';
import { http } from '#mocks/http.ts';
import { paths } from '#src/domain/urls.ts';
import { SettingsPage } from '#src/pages/settings/SettingsPage.tsx';
import * as page from '#src/pages/settings/settings.route.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { longText } from '#storybook/conditions/long-text.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { losesLine, retries, saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const meta = preview.meta({
  component: SettingsPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.settings, page, initialEntries: [paths.settings] },
    chromatic: { modes: stateModes },
    design: { pictures: designOf('profile') },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('My account') })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: say('Edit profile') })).toHaveAttribute(
      'href',
      '/profile',
    );
    await expect(
      await canvas.findByRole('link', { name: new RegExp(`^\\d+ ?${say('favouritesLink.name')}$`) }),
    ).toBeVisible();
    const toDeliver = await canvas.findByRole('link', { name: like('To deliver') });
    await waitFor(() => expect(toDeliver).toHaveAccessibleDescription(like('orderWays.count')));
    await expect(await canvas.findByRole('link', { name: like('Sent to you') })).toHaveAttribute(
      'href',
      expect.stringContaining('/order-details?orderNumber='),
    );
    await expect(
      await canvas.findByRole('link', { name: new RegExp(`^[\\d\\s,.]+ ?${say('settings.coins')}$`) }),
    ).toHaveAttribute('href', '/myInvitation?tab=coins');
    await expect(await canvas.findByRole('region', { name: say('Use this one first') })).toBeVisible();
    const invite = within(await canvas.findByRole('region', { name: say('settings.invitation') }));
    await expect(invite.getByRole('link', { name: say('Share link') })).toHaveAttribute(
      'href',
      '/myInvitation',
    );
    const services = within(canvas.getByRole('region', { name: say('Services') }));
    await expect(services.getByRole('link', { name: say('accountWays.chat') })).toHaveAttribute(
      'href',
      '/iCanchat',
    );
    await expect(services.getByRole('link', { name: say('Notifications') })).toHaveAttribute(
      'href',
      '/notification',
    );
    await expect(await canvas.findByRole('region', { name: say('settings.footprint') })).toBeVisible();
  },
});

/** Parcels, footprint, vouchers and what inviting brings cannot be had: their places stay empty, everything else is there. */
export const Partial = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      orderScenarios.failing,
      footprintScenarios.failing,
      myVoucherScenarios.failing,
      invitationScenarios.failing,
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: say('Edit profile') })).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: new RegExp(`^\\d+ ?${say('favouritesLink.name')}$`) }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: like('Sent to you') })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: say('settings.footprint') })).not.toBeInTheDocument();
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('deletionBanner.waits'))).toBeVisible();
  },
});

export const KeepsAccount = DeletionWaits.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(like('deletionBanner.waits'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Keep my account') }));
    await expect(await screen.findByText(say('Your account stays'))).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(like('deletionBanner.waits'))).not.toBeInTheDocument());
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/user/userInfo', abortSignal)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: say('Edit profile') })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(userScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: retries((canvas) => canvas.findByRole('link', { name: say('Edit profile') })),
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByRole('region', { name: say('settings.footprint') })),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({
  globals: { language: 'ru', viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/p/user/userInfo', ({ response }) =>
        response(200).json(aUser({ nickName: longText().slice(0, 60) })),
      ),
    ),
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
