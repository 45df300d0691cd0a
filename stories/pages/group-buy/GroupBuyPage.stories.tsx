import { expect, screen, waitFor } from 'storybook/test';
import { someGroupBuys } from '#mocks/fixtures/group-buy.ts';
import { aPage } from '#mocks/fixtures/page.ts';
import { groupBuyScenarios } from '#mocks/handlers/group-buy.ts';
import { http } from '#mocks/http.ts';
import { GroupBuyPage } from '#src/pages/group-buy/GroupBuyPage.tsx';
import * as page from '#src/pages/group-buy/group-buy.route.ts';
import { paths } from '#src/domain/urls.ts';
import { unbroken } from '#src/domain/product/unbroken.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { longText } from '#storybook/conditions/long-text.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { like, say, sayTime } from '#storybook/say.ts';
import { firstGroupBuy } from '../names.ts';
import { losesLine, retries, saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const at = (search = '') => ({ path: paths.groupBuy, page, initialEntries: [paths.groupBuy + search] });
const groupsPerPage = 12;

const meta = preview.meta({
  component: GroupBuyPage,
  parameters: {
    layout: 'fullscreen',
    router: at(),
    chromatic: { modes: stateModes },
    design: { pictures: designOf('group-buy') },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('Buy together, pay less each') }),
    ).toBeVisible();
    const groups = await canvas.findByRole('list', { name: say('groupBuyList.label') });
    await expect(groups.children).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: unbroken(firstGroupBuy().prodName) })).toHaveAttribute(
      'href',
      `/products/${firstGroupBuy().prodId}`,
    );
    await expect(canvas.getByRole('timer', { name: sayTime({ day: 2, hour: 6 }) })).toBeVisible();
    await expect(canvas.getByText(say('groupBuyProgress.needed', { count: 4 }))).toBeVisible();
  },
});

export const ShowsUpcoming = Default.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('Buy together, pay less each') }),
    ).toBeVisible();
    const groups = await canvas.findByRole('list', { name: say('groupBuyList.label') });
    await expect(groups.children).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: unbroken(firstGroupBuy().prodName) })).toHaveAttribute(
      'href',
      `/products/${firstGroupBuy().prodId}`,
    );
    await userEvent.click(canvas.getByRole('link', { name: say('Upcoming') }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: say('Upcoming') })).toHaveAttribute('aria-current', 'page'),
    );
  },
});

export const Rules = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: say('How it works') });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: say('How group buys work') });
    await expect(dialog).toHaveTextContent(say('If time runs out first, everyone gets a full refund.'));
  },
});

export const ShutsRules = Rules.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: say('How it works') });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: say('How group buys work') });
    await expect(dialog).toHaveTextContent(say('If time runs out first, everyone gets a full refund.'));
    await userEvent.keyboard('{Escape}');
    await expect(dialog).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
});

export const Upcoming = meta.story({
  parameters: { router: at('?state=upcoming') },
  beforeEach: ({ msw }) => msw.use(groupBuyScenarios.upcoming),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(like('Opens'))).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
});

export const Completed = meta.story({
  parameters: { router: at('?state=completed') },
  beforeEach: ({ msw }) => msw.use(groupBuyScenarios.completed),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(say('The group is full'))).length).toBeGreaterThan(0);
  },
});

export const TimeOut = meta.story({
  parameters: { router: at('?state=time-out') },
  beforeEach: ({ msw }) => msw.use(groupBuyScenarios.timeOut),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(say('The clock ran out'))).length).toBeGreaterThan(0);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(groupBuyScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('No group buys here now'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Start shopping') })).toHaveAttribute('href', '/');
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: retries((canvas) => canvas.findByRole('list', { name: say('groupBuyList.label') })),
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByRole('list', { name: say('groupBuyList.label') })),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/group/page', ({ response }) =>
        response(200).json(
          aPage(someGroupBuys(3, { prodName: longText().slice(0, 200), targetCount: 1000 })),
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: say('groupBuyList.label') })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
