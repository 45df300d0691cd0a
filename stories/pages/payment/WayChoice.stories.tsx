import { expect, waitFor } from 'storybook/test';
import { aCheckout } from '#mocks/fixtures/checkout.ts';
import { aPayAnswer, aPayInfo } from '#mocks/fixtures/payment.ts';
import { bankCardScenarios } from '#mocks/handlers/bank-card.ts';
import { checkoutScenarios } from '#mocks/handlers/checkout.ts';
import { paymentScenarios } from '#mocks/handlers/payment.ts';
import { http } from '#mocks/http.ts';
import { PaymentPage } from '#src/pages/payment/PaymentPage.tsx';
import * as page from '#src/pages/payment/payment.route.ts';
import { paths } from '#src/domain/urls.ts';
import { stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { designOf } from '#storybook/design/pictures.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { cardFields } from '../card-fields.ts';
import { rememberExtras } from '../remember-extras.ts';
import { silent } from '../silent.ts';
import { checkoutId as checkout } from '../states-of-what-is-bought.ts';

const at = (...initialEntries: string[]) => ({ path: paths.paymentMethod, page, initialEntries });

const ofOrders = (more = '') => ({ router: at(`${paths.paymentMethod}?orders=260504080000000001${more}`) });

/** Cards are taken, too. */
const withCards = http.post('/p/order/confirm', ({ response }) =>
  response(200).json(aCheckout({ payMethods: aPayInfo().payMethods })),
);

const meta = preview.meta({
  component: PaymentPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: at(`${paths.paymentMethod}?lines=9001,9002,9003&checkout=${checkout}`),
    chromatic: { modes: stateModes },
    design: { pictures: designOf('payment') },
  },
});

/** A saved card is chosen by itself where cards are taken. */
export const SavedCards = meta.story({
  beforeEach: ({ msw }) => msw.use(withCards),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Visa ···· 4242/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: like('pay.pay') })).toBeVisible();
  },
});

export const NewCard = meta.story({
  beforeEach: ({ msw }) => msw.use(withCards, bankCardScenarios.none, cardFields('empty')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: like('New card') }));
    const frame = await canvas.findByTitle(say('Card details'));
    await waitFor(() => expect(frame).toHaveAttribute('aria-busy', 'false'));
  },
});

/** Ordered and paid by one press: the orders come first, then the card is asked. */
export const OrdersAndPays = SavedCards.extend({
  parameters: behaviour,
  beforeEach: ({ msw }) => msw.use(withCards, checkoutScenarios.card),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /Visa ···· 4242/ })).toBeChecked();
    const pay = canvas.getByRole('button', { name: like('pay.pay') });
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(pay);
    await expect(await canvas.findByRole('heading', { name: /^\/order-placed\?orders=/ })).toBeVisible();
  },
});

export const PaidByWallet = meta.story({
  beforeEach: ({ msw }) => {
    rememberExtras({ coins: 1200, useWallet: true });
    msw.use(checkoutScenarios.coinsAndWallet);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: say('tenders.wallet') })).toBeChecked();
    await expect(
      await canvas.findByText(say('Your wallet covers everything. There is nothing more to pay.')),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('Place order') })).toBeEnabled();
  },
});

export const InAGroup = meta.story({
  parameters: {
    router: at(
      `${paths.paymentMethod}?prodId=100008&skuId=10000801&shopId=2003&count=1&group=8001&checkout=${checkout}`,
    ),
  },
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.groupBuy, bankCardScenarios.none, cardFields('empty')),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(say('A group buy is paid in advance'))).toHaveLength(2);
  },
});

/** The kept cards could not be loaded: the courier can be paid all the same. */
export const CardsFailing = meta.story({
  parameters: ofOrders(),
  beforeEach: ({ msw }) => msw.use(bankCardScenarios.failing),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: say('errorState.retry') })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: like('Cash to the courier') }));
    await expect(canvas.getByRole('button', { name: say('pay.courier') })).toBeEnabled();
  },
});

/** The kept cards are slow: who chose the courier waits for nothing. */
export const CardsSlow = meta.story({
  parameters: { ...behaviour, ...ofOrders() },
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/bankCard/list', abortSignal)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: like('Cash to the courier') }));
    await expect(canvas.getByRole('button', { name: say('pay.courier') })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
});

const declined = http.get('/p/payment/{payNo}', ({ response }) => response(200).json(aPayAnswer('declined')));

/** The courier takes no money for a group: a declined card is told without him. */
export const DeclinedInAGroup = meta.story({
  parameters: ofOrders('&payNo=pay_b3e90f5517da'),
  beforeEach: ({ msw }) => msw.use(paymentScenarios.onlyByCard, declined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(like('lastTry.onlyCard'));
    await expect(canvas.getAllByText(say('A group buy is paid in advance'))).toHaveLength(2);
  },
});
