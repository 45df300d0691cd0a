import { expect, fn, screen, waitFor } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { aBankCard, aCardSession } from '#mocks/fixtures/bank-card.ts';
import { http } from '#mocks/http.ts';
import { paths } from '#src/domain/urls.ts';
import * as page from '#src/pages/settings/settings.route.ts';
import { SettingsPage } from '#src/pages/settings/SettingsPage.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

/** Stripe's script as far as the mall uses it; `type` is what typing in its fields tells. */
function aStripe() {
  let typed: () => void = () => undefined;
  const destroy = fn();
  const mount = fn((place: HTMLElement) => place.append('The fields of Stripe'));
  const elements = fn(() => ({
    create: () => ({
      mount,
      destroy,
      on: (_event: 'change', done: () => void) => {
        typed = done;
      },
    }),
    update: fn(),
  }));
  const confirmSetup = fn(() => Promise.resolve({ setupIntent: { payment_method: 'pm_1Q2w3E4r5T6y' } }));
  return { elements, confirmSetup, mount, destroy, type: () => typed() };
}

let stripe = aStripe();
const saved = fn();

const meta = preview.meta({
  component: SettingsPage,
  parameters: {
    ...behaviour,
    layout: 'fullscreen',
    member: true,
    router: { path: paths.settings, page, initialEntries: [`${paths.settings}?tab=cards`] },
  },
  beforeEach: ({ msw }) => {
    stripe = aStripe();
    saved.mockClear();
    let sessions = 0;
    msw.use(
      http.post('/p/bankCard/session', ({ response }) => {
        sessions += 1;
        return response(200).json(
          aCardSession({
            provider: 'STRIPE',
            sessionToken: `cs_stripe_${sessions}_8d1f42c6a97b`,
            clientSecret: `seti_${sessions}_secret`,
            publishableKey: 'pk_test_5e904bd8',
          }),
        );
      }),
      http.post('/p/bankCard/save', async ({ request, response }) => {
        const { cardToken } = await request.json();
        saved(cardToken);
        return saved.mock.calls.length > 1
          ? response(200).json(aBankCard())
          : response('default').json(aProblem('serverError'), { status: 500 });
      }),
    );
    Object.assign(globalThis, { Stripe: () => stripe });
    return () => {
      Reflect.deleteProperty(globalThis, 'Stripe');
    };
  },
});

/** A session is confirmed once: the second press, after an answer that did not come, sends the same card. */
export const PressedTwice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('newCardTile.add') }));
    await expect(await canvas.findByText('The fields of Stripe')).toBeVisible();
    const save = canvas.getByRole('button', { name: say('cardForm.keep') });
    await userEvent.click(save);
    await expect(await screen.findByText(aProblem('serverError').desc)).toBeVisible();
    await userEvent.click(save);
    await expect(await screen.findByText(say('Card saved'))).toBeVisible();
    await expect(stripe.confirmSetup).toHaveBeenCalledOnce();
    await expect(saved.mock.calls).toEqual([['pm_1Q2w3E4r5T6y'], ['pm_1Q2w3E4r5T6y']]);
    await expect(stripe.mount).toHaveBeenCalledOnce();
    await waitFor(() => expect(stripe.destroy).toHaveBeenCalledOnce());
  },
});

/** Another card is typed after one was taken: another session is opened, and the fields before are gone. */
export const AnotherCard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('newCardTile.add') }));
    await expect(await canvas.findByText('The fields of Stripe')).toBeVisible();
    stripe.type();
    await userEvent.click(canvas.getByRole('button', { name: say('cardForm.keep') }));
    await expect(await screen.findByText(aProblem('serverError').desc)).toBeVisible();
    await expect(stripe.elements).toHaveBeenCalledOnce();
    stripe.type();
    await waitFor(() => expect(stripe.elements).toHaveBeenCalledTimes(2));
    await expect(stripe.destroy).toHaveBeenCalledOnce();
    await expect(canvas.getAllByText('The fields of Stripe')).toHaveLength(1);
  },
});

/** The button that was pressed is gone: the form's heading has the focus, and after "Cancel" the way to add a card. */
export const AddsAndCancels = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('newCardTile.add') }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('addCard.title') })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: say('addCard.cancel') }));
    await waitFor(() => expect(canvas.getByRole('button', { name: say('newCardTile.add') })).toHaveFocus());
  },
});
