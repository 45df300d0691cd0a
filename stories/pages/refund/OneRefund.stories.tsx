import { expect, screen, within } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { aRefundDetail } from '#mocks/fixtures/refunds.ts';
import { refundRequestScenarios } from '#mocks/handlers/refunds-asked.ts';
import { refundScenarios } from '#mocks/handlers/refunds.ts';
import { refundUrl } from '#src/domain/order/order-urls.ts';
import { paths } from '#src/domain/urls.ts';
import { OneRefund } from '#src/pages/refund/OneRefund.tsx';
import * as page from '#src/pages/refund/refund.route.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { losesLine } from '../page-plays.ts';
import { silent } from '../silent.ts';

const { refundSn, orderNumber } = aRefundDetail();

const meta = preview.meta({
  component: OneRefund,
  args: { refundSn },
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.refund, page, initialEntries: [refundUrl(refundSn)] },
    chromatic: { modes: stateModes },
    design: { pictures: designOf('refund-detail') },
  },
  beforeEach: ({ msw }) => msw.use(refundScenarios.accepted),
});

/** The shop said yes: the address, the number, both sides' words. */
export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: like('Send it back by {day}') }),
    ).toBeVisible();
    await expect(canvas.getByRole('list', { name: say('Refund steps') })).toBeVisible();
    await expect(
      await canvas.findByRole('combobox', { name: say('returnParcelForm.courier') }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('refundAsides.order') })).toHaveAttribute(
      'href',
      `/order-details?orderNumber=${orderNumber}`,
    );
  },
});

export const ParcelNumber = meta.story({
  play: async ({ canvas, userEvent }) => {
    const courier = await canvas.findByRole('combobox', { name: say('returnParcelForm.courier') });
    await userEvent.click(canvas.getByRole('button', { name: say('refundView.number') }));
    await expect(courier).toHaveFocus();
    await userEvent.selectOptions(courier, 'Pearl Courier');
    await userEvent.type(
      canvas.getByRole('textbox', { name: say('returnParcelForm.number') }),
      'PC260504881LK',
    );
  },
});

export const SendsTheNumber = ParcelNumber.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const courier = await canvas.findByRole('combobox', { name: say('returnParcelForm.courier') });
    await userEvent.selectOptions(courier, 'Pearl Courier');
    await userEvent.type(
      canvas.getByRole('textbox', { name: say('returnParcelForm.number') }),
      'PC260504881LK',
    );
    await userEvent.click(canvas.getByRole('button', { name: say('Save number') }));
    await expect(await screen.findByText(say('Tracking number saved'))).toBeVisible();
  },
});

export const NumberTooLate = meta.story({
  beforeEach: ({ msw }) => msw.use(refundScenarios.returnShipped, refundRequestScenarios.parcelNotAwaited),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Correct the number') }));
    await expect(await canvas.findByText(aProblem('refundState').desc)).toBeVisible();
  },
});

export const Applied = meta.story({
  beforeEach: ({ msw }) => msw.use(refundScenarios.applied),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: like('refundBanner.applied') }),
    ).toBeVisible();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
});

export const Withdraws = Applied.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Withdraw') }));
    const dialog = within(await screen.findByRole('dialog', { name: say('Withdraw this request?') }));
    await userEvent.click(dialog.getByRole('button', { name: say('Withdraw') }));
    await expect(await screen.findByText(say('Request withdrawn'))).toBeVisible();
  },
});

export const ReturnShipped = meta.story({
  beforeEach: ({ msw }) => msw.use(refundScenarios.returnShipped),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PC260504881LK')).toBeVisible();
  },
});

export const ReturnReceived = meta.story({
  beforeEach: ({ msw }) => msw.use(refundScenarios.returnReceived),
});
export const Refunding = meta.story({ beforeEach: ({ msw }) => msw.use(refundScenarios.refunding) });

export const Refunded = meta.story({
  beforeEach: ({ msw }) => msw.use(refundScenarios.refunded),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('Your money is back') }),
    ).toBeVisible();
    await expect(canvas.getByText('Visa ···· 4242')).toBeVisible();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(refundScenarios.rejected),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: say('What the shop says') })).toBeVisible();
    await expect(canvas.getByText(say('There is no refund.'))).toBeVisible();
  },
});

export const AsksAgain = Rejected.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('refundView.again') }));
    await expect(await canvas.findByRole('heading', { level: 1, name: say('refundPage.ask') })).toBeVisible();
  },
});

export const Withdrawn = meta.story({ beforeEach: ({ msw }) => msw.use(refundScenarios.withdrawn) });
export const Closed = meta.story({ beforeEach: ({ msw }) => msw.use(refundScenarios.closed) });

export const CancelledOrder = meta.story({
  beforeEach: ({ msw }) => msw.use(refundScenarios.cancellation),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('Cancelled amount'))).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(refundScenarios.unknown),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('This page cannot be found'))).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/orderRefund/info', abortSignal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(refundSn)).toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(refundScenarios.detailFailing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) =>
    canvas.findByRole('heading', { level: 1, name: like('Send it back by {day}') }),
  ),
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
