import { expect, screen } from 'storybook/test';
import { coinScenarios } from '#mocks/handlers/coins.ts';
import { invitationTabUrl } from '#src/domain/invitation/invitation-tabs.ts';
import { paths } from '#src/domain/urls.ts';
import { InvitationPage } from '#src/pages/invitation/InvitationPage.tsx';
import * as page from '#src/pages/invitation/invitation.route.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say, sayNumber } from '#storybook/say.ts';
import { loseLine } from '../lose-line.ts';
import { retries, partsSayOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const balance = () => sayNumber(1_160);

const meta = preview.meta({
  component: InvitationPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.invitation, page, initialEntries: [invitationTabUrl('coins')] },
    chromatic: { modes: stateModes },
    design: { pictures: designOf('coins') },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(balance())).toBeVisible();
    await expect((await canvas.findAllByText(say('coinRecordRow.redeem')))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('coinsTab.use') })).toHaveAttribute('href', '/Cart');
    await expect(canvas.getByRole('heading', { name: say('coinsTab.rulesTitle') })).toBeVisible();
  },
});

export const Expiring = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('coinEnds.next'))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: say('When they expire') })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(coinScenarios.zero, coinScenarios.noRecords),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('No coins yet'))).toBeVisible();
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(coinScenarios.many),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('moreRecords.older') })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) =>
    msw.use(silent('/p/coin/info', abortSignal), silent('/p/coin/page', abortSignal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: say('coinRecords.title') })).toBeVisible();
    await expect(canvas.queryByText(balance())).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(coinScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    await expect((await canvas.findAllByText(say('coinRecordRow.redeem')))[0]).toBeVisible();
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: retries((canvas) => canvas.findByText(balance())),
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(say('coinRecordRow.redeem')))[0]).toBeVisible();
    await loseLine();
  },
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: partsSayOffline,
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh' } });
