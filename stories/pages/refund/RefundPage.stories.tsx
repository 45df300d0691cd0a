import { expect, screen, within } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { aRefundThatIs } from '#mocks/fixtures/refunds.ts';
import { refundRequestScenarios } from '#mocks/handlers/refunds-asked.ts';
import { refundScenarios } from '#mocks/handlers/refunds.ts';
import { paths } from '#src/domain/urls.ts';
import { RefundPage } from '#src/pages/refund/RefundPage.tsx';
import * as page from '#src/pages/refund/refund.route.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { loseLine } from '../lose-line.ts';
import { saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const at = (search = '') => ({ path: paths.refund, page, initialEntries: [`${paths.refund}${search}`] });

const meta = preview.meta({
  component: RefundPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: at(),
    chromatic: { modes: stateModes },
    design: { pictures: designOf('refunds') },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('refundPage.list') }),
    ).toBeVisible();
    await expect(await canvas.findAllByRole('article')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: say('refundTabs.all') })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const Withdraws = meta.story({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Withdraw') }));
    const dialog = within(await screen.findByRole('dialog', { name: say('Withdraw this request?') }));
    await userEvent.click(dialog.getByRole('button', { name: say('Withdraw') }));
    await expect(await screen.findByText(say('Request withdrawn'))).toBeVisible();
  },
});

export const NotWithdrawable = meta.story({
  beforeEach: ({ msw }) => msw.use(refundRequestScenarios.notWithdrawable),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Withdraw') }));
    const dialog = within(await screen.findByRole('dialog', { name: say('Withdraw this request?') }));
    await userEvent.click(dialog.getByRole('button', { name: say('Withdraw') }));
    await expect(await screen.findByText(aProblem('refundState').desc)).toBeVisible();
  },
});

export const BuysAgain = meta.story({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const [again] = await canvas.findAllByRole('button', { name: say('refundActions.buyAgain') });
    await userEvent.click(again!);
    await expect(await screen.findByRole('heading', { name: '/Cart' })).toBeVisible();
  },
});

export const OpensOne = meta.story({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const { items } = aRefundThatIs('REFUNDED');
    const links = await canvas.findAllByRole('link', { name: items[0]?.prodName ?? '?' });
    await userEvent.click(links.at(-1)!);
    await expect(await canvas.findByRole('list', { name: say('Refund steps') })).toBeVisible();
  },
});

export const CancelledOrders = meta.story({
  parameters: { router: at('?show=cancelled') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: say('refundTabs.cancelled') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(await canvas.findAllByText(say('Cancelled amount'))).not.toHaveLength(0);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(refundScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('No refunds'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Return policy') })).toHaveAttribute(
      'href',
      '/agreements/refund',
    );
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/orderRefund/list', abortSignal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: say('Refunds by status') })).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(refundScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(7);
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(7);
    await loseLine();
  },
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(refundScenarios.many),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: like('pagination.next') })).toHaveAttribute(
      'href',
      expect.stringContaining('page=2'),
    );
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
