import { expect } from 'storybook/test';
import { aFootprint } from '#mocks/fixtures/footprint.ts';
import { footprintScenarios } from '#mocks/handlers/footprint.ts';
import { http } from '#mocks/http.ts';
import { defaultRegionId } from '#src/domain/limits.ts';
import { paths } from '#src/domain/urls.ts';
import { LastProductPage } from '#src/pages/last-product/LastProductPage.tsx';
import * as page from '#src/pages/last-product/last-product.route.ts';
import { guestFootprint } from '#src/state/guest-footprint.ts';
import { browserStorage } from '#src/state/storage.ts';
import { stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { silent } from '../silent.ts';
import { saysOffline } from '../page-plays.ts';

const at = (...initialEntries: string[]) => ({ path: paths.goods, page, initialEntries });

const meta = preview.meta({
  component: LastProductPage,
  parameters: {
    layout: 'fullscreen',
    router: at(paths.goods),
    chromatic: { modes: stateModes },
  },
});

/** It leads on to the last product at once, so that it has no look of its own. */
export const Default = meta.story({
  parameters: behaviour,
  beforeEach: () => {
    const { browseLogId: _id, browseTime: _time, day: _day, available, ...product } = aFootprint();
    guestFootprint(browserStorage()).record({
      product: { ...product, prodId: 300_001 },
      regionId: defaultRegionId,
      available,
      at: Date.now(),
    });
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '/products/300001' }),
    ).toBeInTheDocument();
  },
});

/** Who has looked at nothing yet is told the way home. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('This page cannot be found'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Go to Home') })).toHaveAttribute('href', '/');
    await expect(
      canvas.getByRole('heading', { level: 1, name: say('Your last product') }),
    ).toBeInTheDocument();
  },
});

export const NamedProduct = meta.story({
  parameters: { ...behaviour, router: at(`${paths.goods}?prodId=100003&from=app`) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '/products/100003?from=app' })).toBeVisible();
  },
});

export const NamedBadly = meta.story({
  parameters: { ...behaviour, router: at(`${paths.goods}?prodId=kettle`) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('This page cannot be found'))).toBeVisible();
  },
});

export const Member = meta.story({
  parameters: { ...behaviour, member: true },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/p/prodBrowseLog/page', ({ response }) =>
        response(200).json({
          records: [aFootprint({ prodId: 300_002 }), aFootprint({ prodId: 300_003 })],
          total: 2,
          size: 24,
          current: 1,
          pages: 1,
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '/products/300002' }),
    ).toBeInTheDocument();
  },
});

export const EmptyOfMember = meta.story({
  parameters: { ...behaviour, member: true },
  beforeEach: ({ msw }) => msw.use(footprintScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('This page cannot be found'))).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { member: true },
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/prodBrowseLog/page', abortSignal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument();
    await expect(canvas.queryByText(say('This page cannot be found'))).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  parameters: { member: true },
  beforeEach: ({ msw }) => msw.use(footprintScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    msw.use(footprintScenarios.none);
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(await canvas.findByText(say('This page cannot be found'))).toBeVisible();
  },
});

export const OfflineCold = meta.story({
  parameters: { member: true },
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
