import { expect, screen, waitFor, type within } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { someBankCards } from '#mocks/fixtures/bank-card.ts';
import { bankCardScenarios } from '#mocks/handlers/bank-card.ts';
import { http } from '#mocks/http.ts';
import { paths } from '#src/domain/urls.ts';
import * as page from '#src/pages/settings/settings.route.ts';
import { SettingsPage } from '#src/pages/settings/SettingsPage.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { cardFields } from '../card-fields.ts';
import { losesLine, saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const meta = preview.meta({
  component: SettingsPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.settings, page, initialEntries: [`${paths.settings}?tab=cards`] },
    chromatic: { modes: stateModes },
    design: { pictures: designOf('cards') },
  },
});

type Hand = { click: (element: Element) => Promise<void> };
type Canvas = ReturnType<typeof within>;

/** Opens the form; its fields are there. */
async function opensForm(canvas: Canvas, hand: Hand) {
  await hand.click(await canvas.findByRole('button', { name: say('newCardTile.add') }));
  const frame = await canvas.findByTitle(say('Card details'));
  await waitFor(() => expect(frame).toHaveAttribute('aria-busy', 'false'));
}

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(say('{count, number} of {max, number} cards', { count: 4, max: 10 })),
    ).toBeVisible();
    await expect(canvas.getByText(say('savedCard.default'))).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: like('savedCard.removeName') })).toHaveLength(4);
  },
});

export const SetsDefault = Default.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const [other] = await canvas.findAllByRole('button', { name: say('savedCard.makeDefault') });
    await userEvent.click(other!);
    await expect(await screen.findByText(say('This card is now used first'))).toBeVisible();
  },
});

export const AsksToRemove = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: like('savedCard.removeName') });
    await userEvent.click(remove!);
    await expect(await screen.findByRole('dialog', { name: say('Remove this card?') })).toHaveTextContent(
      '4242',
    );
  },
});

/** After a card has gone, the one beside it has the focus. */
export const Removes = AsksToRemove.extend({
  parameters: behaviour,
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
    const [next] = canvas.getAllByRole('button', { name: like('savedCard.removeName') });
    await waitFor(() => expect(next!.closest('li')).toContainElement(document.activeElement as HTMLElement));
  },
});

export const InUse = meta.story({
  beforeEach: ({ msw }) => msw.use(bankCardScenarios.inUse),
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: like('savedCard.removeName') });
    await userEvent.click(remove!);
    await userEvent.click(await screen.findByRole('button', { name: say('removeCard.remove') }));
    await expect(await screen.findByText(aProblem('cardInUse').desc)).toBeVisible();
  },
});

export const AddCard = meta.story({
  beforeEach: ({ msw }) => msw.use(cardFields('empty')),
  play: async ({ canvas, userEvent }) => {
    await opensForm(canvas, userEvent);
    await expect(canvas.getByRole('checkbox', { name: say('Use it first') })).not.toBeChecked();
  },
});

export const Invalid = meta.story({
  beforeEach: ({ msw }) => msw.use(cardFields('empty')),
  play: async ({ canvas, userEvent }) => {
    await opensForm(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: say('cardForm.keep') }));
    await expect(await screen.findByText(say('cardVault.incomplete'))).toBeVisible();
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(cardFields(), silent('/p/bankCard/save', abortSignal)),
  play: async ({ canvas, userEvent }) => {
    await opensForm(canvas, userEvent);
    const save = canvas.getByRole('button', { name: say('cardForm.keep') });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
  },
});

export const Saved = meta.story({
  beforeEach: ({ msw }) => msw.use(cardFields()),
  play: async ({ canvas, userEvent }) => {
    await opensForm(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: say('cardForm.keep') }));
    await expect(await screen.findByText(say('Card saved'))).toBeVisible();
    await waitFor(() => expect(canvas.queryByTitle(say('Card details'))).not.toBeInTheDocument());
  },
});

export const SavedAlready = meta.story({
  beforeEach: ({ msw }) => msw.use(cardFields(), bankCardScenarios.savedAlready),
  play: async ({ canvas, userEvent }) => {
    await opensForm(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: say('cardForm.keep') }));
    await expect(await screen.findByText(aProblem('cardExists').desc)).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(bankCardScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('No saved cards'))).toBeVisible();
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(bankCardScenarios.ten),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('cardsPanel.full', { max: 10 }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say('newCardTile.add') })).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/bankCard/list', abortSignal)),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [aria-busy="true"]')).toBeVisible());
    await expect(canvas.queryByText(say('savedCard.default'))).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(bankCardScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('errorState.retry') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByText(say('savedCard.default'))),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
