import { expect, screen, waitFor, within } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { myVoucherScenarios } from '#mocks/handlers/vouchers-mine.ts';
import { voucherScenarios } from '#mocks/handlers/vouchers.ts';
import { paths } from '#src/domain/urls.ts';
import * as page from '#src/pages/vouchers/vouchers.route.ts';
import { VouchersPage } from '#src/pages/vouchers/VouchersPage.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { losesLine, saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const at = (search = '') => ({ path: paths.vouchers, page, initialEntries: [paths.vouchers + search] });

const meta = preview.meta({
  component: VouchersPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: at(),
    chromatic: { modes: stateModes },
    design: { pictures: designOf('vouchers') },
  },
  beforeEach: ({ msw }) => msw.use(myVoucherScenarios.nothingCollected),
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('vouchersPage.title') }),
    ).toBeVisible();
    const list = await canvas.findByRole('list', { name: say('vouchersPage.collect') });
    await expect(list.children.length).toBeGreaterThan(3);
    const [where] = within(list).getAllByRole('link');
    await expect(where?.getAttribute('href')).toMatch(/^\/vouchers\/\d+$/);
    await expect(await canvas.findByText(say('voucherBand.ready', { count: 5 }))).toBeVisible();
  },
});

export const Collects = Default.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const [collect] = await canvas.findAllByRole('button', { name: say('Collect') });
    const ticket = collect?.closest('li');
    await userEvent.click(collect!);
    await expect(within(ticket!).getByText(say('voucherAction.collected'))).toBeVisible();
    await expect(await screen.findByText(say('Voucher collected'))).toBeVisible();
  },
});

/** The last one went to somebody else: the ticket goes back and says so. */
export const CollectRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(voucherScenarios.soldOut),
  play: async ({ canvas, userEvent }) => {
    const [collect] = await canvas.findAllByRole('button', { name: say('Collect') });
    const ticket = collect!.closest('article')!;
    await userEvent.click(collect!);
    await expect(
      await screen.findByText(say('voucher.refused', { reason: aProblem('couponSoldOut').desc })),
    ).toBeVisible();
    await waitFor(() =>
      expect(within(ticket).queryByText(say('voucherAction.collected'))).not.toBeInTheDocument(),
    );
    await expect(within(ticket).getByRole('button', { name: say('Collect') })).toBeVisible();
  },
});

export const Collected = meta.story({
  parameters: { router: at('?list=collected') },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: say('vouchersPage.collected') });
    const [use] = within(list).getAllByRole('link', { name: say('voucherAction.use') });
    await expect(use?.getAttribute('href')).toMatch(/^\/vouchers\/\d+$/);
  },
});

export const Used = meta.story({
  parameters: { router: at('?list=used') },
  beforeEach: ({ msw }) => msw.use(myVoucherScenarios.used),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(say('voucherAction.used'))).not.toHaveLength(0);
  },
});

export const Expired = meta.story({
  parameters: { router: at('?list=expired') },
  beforeEach: ({ msw }) => msw.use(myVoucherScenarios.expired),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(say('voucherAction.expired'))).not.toHaveLength(0);
  },
});

export const PromoCodeOk = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: say('Promo code') }), 'WEEKEND8{Enter}');
    await expect(await canvas.findByText(like('promoCodeField.added'))).toBeVisible();
  },
});

export const PromoCodeRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(myVoucherScenarios.codeUnknown),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: say('Promo code') });
    await userEvent.type(field, 'NOSUCH{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(aProblem('promoInvalid').desc);
    await expect(field).toHaveValue('NOSUCH');
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(voucherScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('No vouchers here'))).toBeVisible();
  },
});

export const NoneCollected = meta.story({
  parameters: { router: at('?list=collected') },
  beforeEach: ({ msw }) => msw.use(myVoucherScenarios.none, myVoucherScenarios.zero),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('You have no vouchers'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Find vouchers') })).toHaveAttribute(
      'href',
      '/vouchers',
    );
  },
});

export const OfShops = meta.story({
  parameters: { router: at('?type=shop') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: say('voucherTypeTabs.shop') })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(voucherScenarios.many),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('infiniteEnd.more') })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { router: at('?list=collected') },
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/myCoupon/getCouponList', abortSignal)),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('ul[aria-busy="true"]')).toBeVisible());
  },
});

export const Error = meta.story({
  parameters: { router: at('?list=collected') },
  beforeEach: ({ msw }) => msw.use(myVoucherScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('errorState.retry') })).toBeVisible();
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: say('errorState.retry') });
    msw.resetHandlers();
    await userEvent.click(again);
    await expect(await canvas.findByRole('list', { name: say('vouchersPage.collected') })).toBeVisible();
  },
});

/** A visitor sees what there is; what is their own asks who they are. */
export const Visitor = meta.story({
  parameters: { member: false },
  play: async ({ canvas, userEvent }) => {
    const [collect] = await canvas.findAllByRole('button', { name: say('Collect') });
    await userEvent.click(collect!);
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
  },
});

export const SignedOut = meta.story({
  parameters: { member: false, router: at('?list=collected') },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByRole('list', { name: say('vouchersPage.collect') })),
});

export const OfflineCold = meta.story({
  parameters: { router: at('?list=collected') },
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InPortuguese = meta.story({ globals: { language: 'pt', region: 'la' } });
