import { expect, screen } from 'storybook/test';
import { OrderPlacedPage } from '#src/pages/order-placed/OrderPlacedPage.tsx';
import * as page from '#src/pages/order-placed/order-placed.route.ts';
import { paths } from '#src/domain/urls.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const at = (...initialEntries: string[]) => ({ path: paths.orderPlaced, page, initialEntries });

const meta = preview.meta({
  component: OrderPlacedPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: at(`${paths.orderPlaced}?orders=260504080000000003`),
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('orderPlacedPage.title') })).toBeVisible();
    await expect(
      canvas.getByText(say('orderPlacedPage.number', { number: '260504080000000003' })),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('orderPlacedPage.view') })).toHaveAttribute(
      'href',
      '/order-details?orderNumber=260504080000000003',
    );
    await expect(canvas.getByRole('link', { name: say('Go on shopping') })).toHaveAttribute('href', '/');
  },
});

export const SeveralOrders = meta.story({
  parameters: { router: at(`${paths.orderPlaced}?orders=260504080000000003,260504080000000007`) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: say('orderPlacedPage.view') })).toHaveLength(2);
  },
});

export const Empty = meta.story({
  parameters: { router: at(`${paths.orderPlaced}?orders=<b>1</b>,abc`) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: say('orderPlacedPage.view') })).not.toBeInTheDocument();
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
    await expect(
      screen.queryByText(say('orderPlacedPage.number', { number: '260504080000000003' })),
    ).not.toBeInTheDocument();
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async () => {
    await expect(
      await screen.findByText(say('You are offline. This is how it looked last time.')),
    ).toBeVisible();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
