import { expect, screen, waitFor } from 'storybook/test';
import { someGroupBuys } from '#mocks/fixtures/group-buy.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aPage } from '#mocks/fixtures/page.ts';
import { groupBuyScenarios } from '#mocks/handlers/group-buy.ts';
import { http } from '#mocks/http.ts';
import { GroupBuyPage } from '#src/pages/group-buy/GroupBuyPage.tsx';
import * as page from '#src/pages/group-buy/group-buy.route.ts';
import { paths } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { silent } from '../silent.ts';

const at = (search = '') => ({ path: paths.groupBuy, page, initialEntries: [paths.groupBuy + search] });
const groupsPerPage = 12;

const meta = preview.meta({
  component: GroupBuyPage,
  parameters: {
    router: at(),
    chromatic: { modes: stateModes },
    design: { pictures: designOf('group-buy') },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Buy together, pay less each' }),
    ).toBeVisible();
    const groups = await canvas.findByRole('list', { name: 'Group buys' });
    await expect(groups.children).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Digital Air Fryer 4 L' })).toHaveAttribute(
      'href',
      '/products/100008',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Upcoming' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Upcoming' })).toHaveAttribute('aria-current', 'page'),
    );
  },
});

export const InProgress = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer', { name: '2 days, 6 hours' })).toBeVisible();
    await expect(canvas.getByText('4 more to go')).toBeVisible();
  },
});

export const Rules = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'How it works' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'How group buys work' });
    await expect(dialog).toHaveTextContent('all money comes back in full');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
});

export const Upcoming = meta.story({
  parameters: { router: at('?state=upcoming') },
  beforeEach: ({ msw }) => msw.use(groupBuyScenarios.upcoming),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Opens/)).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
});

export const Completed = meta.story({
  parameters: { router: at('?state=completed') },
  beforeEach: ({ msw }) => msw.use(groupBuyScenarios.completed),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('The group is full')).length).toBeGreaterThan(0);
  },
});

export const TimeOut = meta.story({
  parameters: { router: at('?state=time-out') },
  beforeEach: ({ msw }) => msw.use(groupBuyScenarios.timeOut),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('The clock ran out')).length).toBeGreaterThan(0);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(groupBuyScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No group buys here now')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/group/page', ({ response }) =>
        response(200).json(aPage(someGroupBuys(groupsPerPage), { total: 40, size: groupsPerPage })),
      ),
    ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThanOrEqual(groupsPerPage);
  },
});

export const Loading = meta.story({
  parameters: { router: { ...at(), page: { Component: GroupBuyPage } } },
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/group/page', abortSignal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(groupBuyScenarios.failing),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('list', { name: 'Group buys' })).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Group buys' })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async () => {
    await expect(await screen.findByText('You are offline')).toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/group/page', ({ response }) =>
        response(200).json(
          aPage(someGroupBuys(3, { prodName: hostile.long.slice(0, 200), targetCount: 1000 })),
        ),
      ),
    ),
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
