import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { someFootprints } from '#mocks/fixtures/footprint.ts';
import { footprintScenarios } from '#mocks/handlers/footprint.ts';
import { http } from '#mocks/http.ts';
import { paths } from '#src/domain/urls.ts';
import { FootprintPage } from '#src/pages/footprint/FootprintPage.tsx';
import * as page from '#src/pages/footprint/footprint.route.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: FootprintPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.footprint, page, initialEntries: [paths.footprint] },
    chromatic: { modes: stateModes },
  },
});

export const EditMode = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Edit') }));
    const [day] = canvas.getAllByRole('checkbox', { name: like('Choose all of {day}') });
    await userEvent.click(day!);
    await expect(canvas.getByRole('checkbox', { name: say('Choose all') })).toBePartiallyChecked();
  },
});

export const RemovesChosen = EditMode.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Edit') }));
    const [day] = canvas.getAllByRole('checkbox', { name: like('Choose all of {day}') });
    await userEvent.click(day!);
    await expect(canvas.getByRole('checkbox', { name: say('Choose all') })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: like('choiceBar.remove') }));
    await expect(await screen.findByRole('button', { name: say('Undo') })).toBeVisible();
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
    await userEvent.click(canvas.getAllByRole('button', { name: like('footprintCard.remove') })[0]!);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
});

export const TakesBack = ClearedUndo.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await userEvent.click(canvas.getAllByRole('button', { name: like('footprintCard.remove') })[0]!);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await userEvent.click(await screen.findByRole('button', { name: say('Undo') }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
});

export const Cleared = meta.story({
  beforeEach: ({ msw }) => msw.use(...forgetful()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('footprintTools.clear') }));
    const dialog = within(await screen.findByRole('dialog', { name: say('Clear your footprint?') }));
    await userEvent.click(dialog.getByRole('button', { name: say('footprintTools.clear') }));
    await expect(await canvas.findByText(say('Nothing viewed yet'))).toBeVisible();
    await expect(await screen.findByText(say('Your footprint is now empty'))).toBeVisible();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(footprintScenarios.deleteFailing),
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: like('footprintCard.remove') });
    await userEvent.click(remove!);
    await expect(await screen.findByText(aProblem('serverError').desc)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
  },
});
