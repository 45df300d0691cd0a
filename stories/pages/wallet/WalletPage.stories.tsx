import { expect, screen } from 'storybook/test';
import { aWallet } from '#mocks/fixtures/wallet.ts';
import { walletScenarios } from '#mocks/handlers/wallet.ts';
import { paths } from '#src/domain/urls.ts';
import { WalletPage } from '#src/pages/wallet/WalletPage.tsx';
import * as page from '#src/pages/wallet/wallet.route.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say, sayAmount } from '#storybook/say.ts';
import { losesLine, retries, partsSayOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const balance = () => sayAmount(aWallet().balance);

const meta = preview.meta({
  component: WalletPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.wallet, page, initialEntries: [paths.wallet] },
    chromatic: { modes: stateModes },
    design: { pictures: designOf('wallet') },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say('Wallet') })).toBeVisible();
    await expect(await canvas.findByText(like('walletSteps.said'))).toBeVisible();
    await expect(await canvas.findByText(say('walletRecordRow.reward'))).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(walletScenarios.zero, walletScenarios.noRecords),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('Nothing in your wallet yet'))).toBeVisible();
    await expect(canvas.queryByText(like('walletSteps.said'))).not.toBeInTheDocument();
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(walletScenarios.many),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('moreRecords.older') })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) =>
    msw.use(silent('/p/userBalance/*', abortSignal), silent('/p/userBalanceLog/*', abortSignal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: say('walletRecords.title') })).toBeVisible();
    await expect(canvas.queryByText(balance())).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(walletScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    await expect(await canvas.findByText(say('walletRecordRow.reward'))).toBeVisible();
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: retries((canvas) => canvas.findByText(like('walletSteps.said'))),
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByText(say('walletRecordRow.reward'))),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: partsSayOffline,
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh' } });
