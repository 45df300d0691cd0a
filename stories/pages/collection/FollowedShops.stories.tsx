import { expect, screen } from 'storybook/test';
import { aFollowedShop, someFollowedShops } from '#mocks/fixtures/follows.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { followScenarios, rememberingFollows } from '#mocks/handlers/follows.ts';
import { http } from '#mocks/http.ts';
import { paths } from '#src/domain/urls.ts';
import { FollowedShops } from '#src/pages/collection/FollowedShops.tsx';
import * as page from '#src/pages/collection/collection.route.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { silent } from '../silent.ts';

const meta = preview.meta({
  component: FollowedShops,
  parameters: {
    member: true,
    router: { path: paths.favourites, page, initialEntries: [`${paths.favourites}?tab=shops`] },
    chromatic: { modes: stateModes },
  },
});

const everyShop = [2003, 2010, 2014, 2019];

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...rememberingFollows(everyShop)),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Shops you follow' });
    await expect(list.children).toHaveLength(4);
    await expect(await canvas.findByRole('link', { name: 'Shops 4' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('heading', { level: 2, name: 'Casora Home Appliances' })).toBeVisible();
    await expect(canvas.getByText('Closed')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Products' }));
    await expect(await canvas.findByText('6 products')).toBeVisible();
  },
});

export const LetGoUndo = meta.story({
  beforeEach: ({ msw }) => msw.use(...rememberingFollows(everyShop)),
  play: async ({ canvas, userEvent }) => {
    const button = { name: 'Following Mekong Pantry' };
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(await screen.findByText('You no longer follow Mekong Pantry')).toBeVisible();
    await expect(canvas.queryByRole('button', button)).not.toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Shops 3' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', button)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Shops 4' })).toBeVisible();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(followScenarios.changeFailing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Following Mekong Pantry' }));
    await expect(await screen.findByText('Something went wrong')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Following Mekong Pantry' })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(followScenarios.none, followScenarios.noneYet),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No shops followed yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find shops' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Shops' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/user/collection/shops', abortSignal)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(followScenarios.failing),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/p/user/collection/shops', ({ response }) => {
        const records = [aFollowedShop({ shopName: hostile.word.slice(0, 80) }), ...someFollowedShops(3)];
        return response(200).json({ records, total: 4, size: 24, current: 1, pages: 1 });
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
  },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
