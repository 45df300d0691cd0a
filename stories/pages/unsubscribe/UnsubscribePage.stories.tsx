import { expect, fn, within } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { http } from '#mocks/http.ts';
import { paths } from '#src/domain/urls.ts';
import { UnsubscribePage } from '#src/pages/unsubscribe/UnsubscribePage.tsx';
import * as page from '#src/pages/unsubscribe/unsubscribe.route.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const link = `${paths.unsubscribe}#${btoa('["u_1","DELIVERY"]')}.signed`;
const wishes = fn<(wanted: boolean) => void>();

/** The service that does as it is told, of mails about deliveries. */
const obedient = http.put('/mailPreferences/byLink', async ({ request, response }) => {
  const { wanted } = await request.json();
  wishes(wanted);
  return response(200).json({ kind: 'DELIVERY', wanted });
});

const meta = preview.meta({
  component: UnsubscribePage,
  parameters: {
    layout: 'fullscreen',
    member: false,
    router: { path: paths.unsubscribe, page, initialEntries: [link] },
    chromatic: { modes: stateModes },
  },
  beforeEach: ({ msw }) => {
    wishes.mockClear();
    msw.use(obedient);
  },
});

/** Opening the link stops nothing. */
export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(say('mailKind.delivery'));
    await expect(canvas.getByRole('button', { name: say('unsubscribe.stop') })).toBeVisible();
    await expect(wishes).not.toHaveBeenCalled();
  },
});

export const Stopped = Default.extend({
  parameters: { chromatic: { modes: stateModes } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('unsubscribe.stop') }));
    const undo = await canvas.findByRole('button', { name: say('unsubscribe.undo') });
    await expect(undo).toHaveFocus();
    await expect(wishes).toHaveBeenLastCalledWith(false);
    const kind = say('mailKind.delivery');
    await expect(canvas.getByRole('status')).toHaveTextContent(say('unsubscribe.stopped', { kind }));
  },
});

export const TakesBack = Default.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('unsubscribe.stop') }));
    await userEvent.click(await canvas.findByRole('button', { name: say('unsubscribe.undo') }));
    await expect(await canvas.findByRole('button', { name: say('unsubscribe.stop') })).toHaveFocus();
    await expect(wishes).toHaveBeenLastCalledWith(true);
    const kind = say('mailKind.delivery');
    await expect(canvas.getByRole('status')).toHaveTextContent(say('unsubscribe.back', { kind }));
  },
});

/** A mail program cut the link. */
export const Invalid = meta.story({
  parameters: { router: { path: paths.unsubscribe, page, initialEntries: [`${paths.unsubscribe}#WyJ1`] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('unsubscribe.invalid'));
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The shop has not signed it: it says the same as a link that was cut. */
export const Unknown = meta.story({
  parameters: behaviour,
  beforeEach: ({ msw }) =>
    msw.use(http.put('/mailPreferences/byLink', ({ response }) => response(404).json(aProblem('notFound')))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('unsubscribe.stop') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('unsubscribe.invalid'));
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.put('/mailPreferences/byLink', ({ response }) =>
        response('default').json(aProblem('serverError'), { status: 500 }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('unsubscribe.stop') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    await expect(canvas.getByRole('button', { name: say('errorState.retry') })).toBeVisible();
  },
});

export const LongText = Default.extend({ globals: { language: 'ru', viewport: { value: 'phone' } } });
