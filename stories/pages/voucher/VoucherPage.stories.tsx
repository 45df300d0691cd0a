import { expect, screen } from 'storybook/test';
import { voucherScenarios } from '#mocks/handlers/vouchers.ts';
import { aMyVoucher } from '#mocks/fixtures/vouchers.ts';
import { patterns, voucherUrl } from '#src/domain/urls.ts';
import * as page from '#src/pages/voucher/voucher.route.ts';
import { VoucherPage } from '#src/pages/voucher/VoucherPage.tsx';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { losesLine } from '../page-plays.ts';

const at = (path = voucherUrl(aMyVoucher().couponId)) => ({
  path: patterns.voucher,
  page,
  initialEntries: [path],
});

const meta = preview.meta({
  component: VoucherPage,
  parameters: { layout: 'fullscreen', member: true, router: at(), chromatic: { modes: stateModes } },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('Use the voucher here') }),
    ).toBeVisible();
    await expect(await canvas.findByRole('article', { name: aMyVoucher().couponName })).toBeVisible();
    await expect(canvas.getByText(like('voucherPage.count'))).toBeVisible();
  },
});

/** Not held, and not among those of the first page: the products alone. */
export const Alone = meta.story({
  parameters: { router: at('/vouchers/999999') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('Use the voucher here') }),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(voucherScenarios.noProducts),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('Use the voucher here') }),
    ).toBeVisible();
  },
});

export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(voucherScenarios.unknown),
  play: async () => {
    await expect(await screen.findByText(say('notFoundState.title'))).toBeVisible();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(voucherScenarios.productsFailing),
  play: async () => {
    await expect(await screen.findByRole('button', { name: say('errorState.retry') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByRole('heading', { level: 1, name: say('Use the voucher here') })),
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
