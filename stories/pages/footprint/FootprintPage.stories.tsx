import { expect, screen, waitFor } from 'storybook/test';
import { aFootprint, someFootprints } from '#mocks/fixtures/footprint.ts';
import { footprintScenarios } from '#mocks/handlers/footprint.ts';
import { http } from '#mocks/http.ts';
import { defaultRegionId } from '#src/domain/limits.ts';
import { paths } from '#src/domain/urls.ts';
import { FootprintPage } from '#src/pages/footprint/FootprintPage.tsx';
import * as page from '#src/pages/footprint/footprint.route.ts';
import { guestFootprint } from '#src/state/guest-footprint.ts';
import { browserStorage } from '#src/state/storage.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { longText } from '#storybook/conditions/long-text.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { say, like } from '#storybook/say.ts';
import { loseLine } from '../lose-line.ts';
import { saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const meta = preview.meta({
  component: FootprintPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.footprint, page, initialEntries: [paths.footprint] },
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('footprintPage.title') })).toBeVisible();
    await expect(await canvas.findAllByRole('article')).toHaveLength(8);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: say('guestNote.logIn') })).not.toBeInTheDocument();
  },
});

export const SomeGone = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/p/prodBrowseLog/page', ({ response }) => {
        const records = someFootprints(8).map((item, index) =>
          index % 2 === 0 ? item : { ...item, available: false },
        );
        return response(200).json({ records, total: 8, size: 24, current: 1, pages: 1 });
      }),
    ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(say('Not in your region'))).length).toBeGreaterThan(1);
  },
});

const dayMs = 86_400_000;

/** What a visitor's browser kept: three products of today, one of yesterday. */
function keepAsVisitor() {
  const kept = guestFootprint(browserStorage());
  someFootprints(4).forEach(
    ({ browseLogId: _id, browseTime: _time, day: _day, available, ...product }, index) =>
      kept.record({
        product: { ...product, prodId: 300_001 + index },
        regionId: defaultRegionId,
        available,
        at: Date.now() - index * 1000 - (index === 3 ? dayMs : 0),
      }),
  );
}

export const Guest = meta.story({
  parameters: { member: false },
  beforeEach: keepAsVisitor,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
  },
});

export const GuestRemoves = Guest.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
    const [remove] = canvas.getAllByRole('button', { name: like('footprintCard.remove') });
    await userEvent.click(remove!);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await userEvent.click(await screen.findByRole('button', { name: say('Undo') }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await userEvent.click(canvas.getByRole('button', { name: say('guestNote.logIn') }));
    await expect(await screen.findByRole('dialog', { name: say('guestNote.logIn') })).toBeVisible();
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/p/prodBrowseLog/page', ({ response, query }) => {
        const current = Number(query.get('current') ?? 1);
        const records = someFootprints(24, { day: '2026-05-04' }).map((item) => ({
          ...item,
          browseLogId: item.browseLogId + current * 100,
        }));
        return response(200).json({ records, total: 48, size: 24, current, pages: 2 });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThanOrEqual(24);
    const more = canvas.queryByRole('button', { name: say('infiniteEnd.more') });
    if (more) await userEvent.click(more);
    await expect(await canvas.findByText(say('infiniteEnd.end'), undefined, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(48);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(footprintScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('Nothing viewed yet'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Start shopping') })).toHaveAttribute('href', '/');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/prodBrowseLog/page', abortSignal)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(footprintScenarios.failing),
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
    await expect(await canvas.findAllByRole('article')).toHaveLength(8);
  },
});

export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(8);
    await loseLine();
  },
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/p/prodBrowseLog/page', ({ response }) =>
        response(200).json({
          records: [aFootprint({ prodName: longText().slice(0, 200) })],
          total: 1,
          size: 24,
          current: 1,
          pages: 1,
        }),
      ),
    ),
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
