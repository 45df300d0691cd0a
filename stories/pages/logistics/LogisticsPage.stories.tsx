import { expect, screen } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aLogistics, aParcel, aTrace, someTraces } from '#mocks/fixtures/logistics.ts';
import { logisticsScenarios } from '#mocks/handlers/logistics.ts';
import { orderScenarios } from '#mocks/handlers/orders.ts';
import { http } from '#mocks/http.ts';
import { LogisticsPage } from '#src/pages/logistics/LogisticsPage.tsx';
import * as page from '#src/pages/logistics/logistics.route.ts';
import { logisticsUrl } from '#src/domain/order/order-urls.ts';
import { paths } from '#src/domain/urls.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { losesLine, retries, saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const at = (parcel?: number) => ({
  path: paths.logistics,
  page,
  initialEntries: [logisticsUrl('260504080000000022', parcel)],
});

const found = (change: Parameters<typeof aLogistics>[0]) =>
  http.get('/p/myDelivery/orderInfo/{orderNumber}', ({ response }) => response(200).json(aLogistics(change)));

const meta = preview.meta({
  component: LogisticsPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: at(),
    chromatic: { modes: stateModes },
    design: { pictures: designOf('logistics') },
  },
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailOnTheWay),
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: say('parcelRoad.road') })).toBeVisible();
    await expect(canvas.getByRole('list', { name: say('parcelTracking.trace') })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: say('courierCard.title') })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: say('parcelBanner.calendar') })).toBeEnabled();
    await expect(await canvas.findByRole('link', { name: say('parcels.chat') })).toBeVisible();
  },
});

export const SeveralPackages = meta.story({
  parameters: { router: at(2), chromatic: { modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailOnTheWay, logisticsScenarios.twoPackages),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('parcels.heading', { count: 2 }))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: say('parcels.parcel', { number: 2 }) })).toBeVisible();
  },
});

export const ChoosesParcel = SeveralPackages.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const nav = await canvas.findByRole('navigation', { name: say('parcelChoice.label') });
    await userEvent.click(nav.querySelector('a')!);
    await expect(
      await canvas.findByRole('heading', { name: say('parcels.parcel', { number: 1 }) }),
    ).toBeVisible();
  },
});

export const Late = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailLate, logisticsScenarios.late),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('arrival.late'))).toBeVisible();
  },
});

export const Delivered = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailToReceive, logisticsScenarios.delivered),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('parcelState.delivered'))).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: say('parcelBanner.calendar') }),
    ).not.toBeInTheDocument();
  },
});

export const NoTrace = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailOnTheWay, logisticsScenarios.noTrace),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('parcelTracking.none'))).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailOnTheWay, logisticsScenarios.refused),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('parcelState.returning'))).toBeVisible();
  },
});

export const NotShipped = meta.story({
  beforeEach: ({ msw }) => msw.use(logisticsScenarios.notShipped),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('notShipped.title'))).toBeVisible();
  },
});

/** An address that names no order leads to a list of orders (Z5). */
export const WithoutOrder = meta.story({
  parameters: { ...behaviour, router: { path: paths.logistics, page, initialEntries: [paths.logistics] } },
  play: async ({ canvas }) => {
    await expect(await screen.findByText(say('chooseOrder.choose'))).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: paths.toReceive })).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(logisticsScenarios.unknown),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('This page cannot be found'))).toBeVisible();
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      orderScenarios.detailOnTheWay,
      found({
        packages: [1, 2, 3, 4, 5].map((one) =>
          aParcel({ trackingNumber: `PC${one}`, traces: someTraces(12) }),
        ),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('parcels.heading', { count: 5 }))).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: say('parcelTracking.earlier', { count: 7 }) }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/myDelivery/orderInfo/*', abortSignal)),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: say('logisticsPage.title') }),
    ).toBeInTheDocument();
    await expect(canvas.queryByRole('list', { name: say('parcelRoad.road') })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(logisticsScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: retries((canvas) => canvas.findByRole('list', { name: say('parcelRoad.road') })),
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByRole('list', { name: say('parcelRoad.road') })),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      orderScenarios.detailOnTheWay,
      found({
        packages: [
          aParcel({
            courierName: hostile.word.slice(0, 60),
            traces: [aTrace({ context: hostile.long, location: hostile.word })],
          }),
        ],
      }),
    ),
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({
  parameters: { router: at(2) },
  beforeEach: ({ msw }) => msw.use(orderScenarios.detailOnTheWay, logisticsScenarios.twoPackages),
  globals: { language: 'zh', region: 'cn' },
});
