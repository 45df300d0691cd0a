import { expect, screen, waitFor } from 'storybook/test';
import { someBankCards } from '#mocks/fixtures/bank-card.ts';
import { http } from '#mocks/http.ts';
import { paths } from '#src/domain/urls.ts';
import * as page from '#src/pages/settings/settings.route.ts';
import { SettingsPage } from '#src/pages/settings/SettingsPage.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { cardFields } from '../card-fields.ts';

const meta = preview.meta({
  component: SettingsPage,
  parameters: {
    ...behaviour,
    layout: 'fullscreen',
    member: true,
    router: { path: paths.settings, page, initialEntries: [`${paths.settings}?tab=cards`] },
  },
});

/** The button that was pressed is gone: the form's heading has the focus, and after "Cancel" the way to add a card. */
export const AddsAndCancels = meta.story({
  beforeEach: ({ msw }) => msw.use(cardFields()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('newCardTile.add') }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('addCard.title') })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: say('addCard.cancel') }));
    await waitFor(() => expect(canvas.getByRole('button', { name: say('newCardTile.add') })).toHaveFocus());
  },
});

/** After a card has gone, the one beside it has the focus. */
export const Removes = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const [remove] = await canvas.findAllByRole('button', { name: like('savedCard.removeName') });
    await userEvent.click(remove!);
    await screen.findByRole('dialog', { name: say('Remove this card?') });
    msw.use(http.get('/p/bankCard/list', ({ response }) => response(200).json(someBankCards().slice(1))));
    await userEvent.click(screen.getByRole('button', { name: say('removeCard.remove') }));
    await expect(await screen.findByText(say('Card removed'))).toBeVisible();
    await expect(
      await canvas.findByText(say('{count, number} of {max, number} cards', { count: 3, max: 10 })),
    ).toBeVisible();
    const [next] = canvas.getAllByRole('listitem');
    await waitFor(() => expect(next).toContainElement(document.activeElement as HTMLElement));
  },
});
