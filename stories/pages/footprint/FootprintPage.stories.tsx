import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aFootprint, someFootprints } from '#mocks/fixtures/footprint.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { footprintScenarios } from '#mocks/handlers/footprint.ts';
import { http } from '#mocks/http.ts';
import { defaultRegionId } from '#src/domain/limits.ts';
import { paths } from '#src/domain/urls.ts';
import { FootprintPage } from '#src/pages/footprint/FootprintPage.tsx';
import * as page from '#src/pages/footprint/footprint.route.ts';
import { guestFootprint } from '#src/state/guest-footprint.ts';
import { localShelf } from '#src/state/storage.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { silent } from '../silent.ts';

const meta = preview.meta({
  component: FootprintPage,
  parameters: {
    member: true,
    router: { path: paths.footprint, page, initialEntries: [paths.footprint] },
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Footprint' })).toBeVisible();
    await expect(await canvas.findAllByRole('article')).toHaveLength(8);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
  },
});

export const SomeGone = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not in your region')).toBeVisible();
  },
});

const dayMs = 86_400_000;

/** What a visitor's browser kept: three products of today, one of yesterday. */
function keepAsVisitor() {
  const kept = guestFootprint(localShelf());
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
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
    const [remove] = canvas.getAllByRole('button', { name: /from the footprint$/ });
    await userEvent.click(remove!);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
  },
});

export const EditMode = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const [day] = canvas.getAllByRole('checkbox', { name: /^Choose all of/ });
    await userEvent.click(day!);
    await expect(canvas.getByRole('checkbox', { name: 'Choose all' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove \d$/ }));
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

/** A service with products until it is told to forget everything, or to take something back. */
function forgetful() {
  let records = someFootprints(3);
  const all = records;
  return [
    http.get('/p/prodBrowseLog/page', ({ response }) =>
      response(200).json({ records, total: records.length, size: 24, current: 1, pages: 1 }),
    ),
    http.delete('/p/prodBrowseLog', async ({ request }) => {
      const ids = await request.json();
      records = records.filter(({ browseLogId }) => !ids.includes(browseLogId));
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('/p/prodBrowseLog/all', () => {
      records = [];
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/p/prodBrowseLog/merge', () => {
      records = all.map((item) => ({ ...item, browseLogId: item.browseLogId + 100 }));
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}

export const ClearedUndo = meta.story({
  beforeEach: ({ msw }) => msw.use(...forgetful()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await userEvent.click(canvas.getAllByRole('button', { name: /from the footprint$/ })[0]!);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
});

export const Cleared = meta.story({
  beforeEach: ({ msw }) => msw.use(...forgetful()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear your footprint?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear all' }));
    await expect(await canvas.findByText('No steps yet')).toBeVisible();
    await expect(await screen.findByText('Your footprint is empty now')).toBeVisible();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(footprintScenarios.deleteFailing),
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: /from the footprint$/ });
    await userEvent.click(remove!);
    await expect(await screen.findByText('Something went wrong')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
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
    const more = canvas.queryByRole('button', { name: 'Show more' });
    if (more) await userEvent.click(more);
    await expect(await canvas.findByText('That is everything', undefined, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(48);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(footprintScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No steps yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
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
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(8);
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async () => {
    await expect(await screen.findByText('You are offline')).toBeVisible();
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/p/prodBrowseLog/page', ({ response }) =>
        response(200).json({
          records: [aFootprint({ prodName: hostile.long.slice(0, 200) })],
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
