import { expect, screen, waitFor, type within } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { aPayAnswer, aPayInfo, aPayment } from '#mocks/fixtures/payment.ts';
import { bankCardScenarios } from '#mocks/handlers/bank-card.ts';
import { paymentScenarios } from '#mocks/handlers/payment.ts';
import { http } from '#mocks/http.ts';
import { paths } from '#src/domain/urls.ts';
import * as page from '#src/pages/payment/payment.route.ts';
import { PaymentPage } from '#src/pages/payment/PaymentPage.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { cardFields } from '../card-fields.ts';
import { silent } from '../silent.ts';

const orders = '260504080000000001,260504080000000011';
const at = (more = '') => ({
  path: paths.paymentMethod,
  page,
  initialEntries: [`${paths.paymentMethod}?orders=${orders}${more}`],
});
const stands = (payment: ReturnType<typeof aPayment>) =>
  http.get('/p/payment/{payNo}', ({ response }) => response(200).json(payment));
type Canvas = ReturnType<typeof within>;
const onlyCards = () => [{ payType: 'CARD' as const, enabled: true }];

const meta = preview.meta({
  component: PaymentPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: at(),
    chromatic: { modes: stateModes },
    design: { pictures: designOf('payment') },
  },
});

const pays = () => ({ name: like('pay.pay') });

/** The button that pays, once the kept cards are there. */
async function ready(canvas: Canvas) {
  const button = await canvas.findByRole('button', pays());
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  return button;
}

export const SavedCards = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Visa ···· 4242/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /···· 8431/ })).toBeDisabled();
    await expect(canvas.getByRole('button', pays())).toBeEnabled();
    await expect(canvas.getByText(say('toBePaid.orders', { count: 2 }))).toBeVisible();
  },
});

export const Pays = SavedCards.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /Visa ···· 4242/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', pays()));
    await expect(
      await canvas.findByRole('heading', { name: `/order-placed?orders=${orders}` }),
    ).toBeVisible();
  },
});

export const NewCard = meta.story({
  parameters: { design: { pictures: designOf('payment-new-card') } },
  beforeEach: ({ msw }) => msw.use(cardFields(), bankCardScenarios.none),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: like('New card') }));
    const frame = await canvas.findByTitle(say('Card details'));
    await waitFor(() => expect(frame).toHaveAttribute('aria-busy', 'false'));
    await expect(canvas.getByRole('checkbox', { name: like('Keep this card') })).not.toBeChecked();
  },
});

export const PaysWithNewCard = NewCard.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: like('New card') }));
    const frame = await canvas.findByTitle(say('Card details'));
    await waitFor(() => expect(frame).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(canvas.getByRole('button', pays()));
    await expect(
      await canvas.findByRole('heading', { name: `/order-placed?orders=${orders}` }),
    ).toBeVisible();
  },
});

export const NewCardIncomplete = meta.story({
  beforeEach: ({ msw }) => msw.use(cardFields('empty'), bankCardScenarios.none),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: like('New card') }));
    const frame = await canvas.findByTitle(say('Card details'));
    await waitFor(() => expect(frame).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(canvas.getByRole('button', pays()));
    await expect(await screen.findByText(say('pay.incomplete'))).toBeVisible();
  },
});

export const FieldsFailing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      bankCardScenarios.none,
      bankCardScenarios.sessionFailing,
      http.get('/p/order/getOrderPayInfoByOrderNumber', ({ response }) =>
        response(200).json(aPayInfo({ payMethods: onlyCards() })),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('errorState.retry') })).toBeVisible();
  },
});

export const Declined = meta.story({
  parameters: {
    router: at('&payNo=pay_b3e90f5517da'),
    design: { pictures: designOf('payment-declined') },
  },
  beforeEach: ({ msw }) => msw.use(stands(aPayAnswer('declined'))),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(say('lastTry.declined'));
    await expect(alert).toHaveTextContent(/Your bank has declined this card/);
    await expect(await ready(canvas)).toBeEnabled();
  },
});

/** The refused card keeps its reason, and the next one is chosen. */
export const DeclinedJustNow = meta.story({
  beforeEach: ({ msw }) => msw.use(paymentScenarios.declined, stands(aPayAnswer('declined'))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /Visa ···· 4242/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', pays()));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /UnionPay ···· 0005/ })).toBeChecked());
    await expect(canvas.getAllByText(/Your bank has declined this card/).length).toBeGreaterThan(1);
  },
});

export const InProgress = meta.story({
  parameters: {
    router: at('&payNo=pay_8d1f42c6a97b'),
    design: { pictures: designOf('payment-result') },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: say('We are asking your bank') })).toBeVisible();
    await expect(canvas.queryByRole('button', pays())).not.toBeInTheDocument();
  },
});

export const PaidElsewhere = meta.story({
  beforeEach: ({ msw }) => msw.use(paymentScenarios.paid),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('This is already paid'));
  },
});

export const TimeOver = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/p/order/getOrderPayInfoByOrderNumber', ({ response }) =>
        response(200).json(aPayInfo({ status: 'CANCELLED', payDeadline: null })),
      ),
    ),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(say('closedOrders.expired'));
    await expect(alert).toHaveTextContent(say('closedOrders.again'));
  },
});

export const SwitchesToCash = meta.story({
  parameters: behaviour,
  beforeEach: ({ msw }) => msw.use(paymentScenarios.switchedToCod),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: like('Cash to the courier') }));
    await userEvent.click(canvas.getByRole('button', { name: say('pay.courier') }));
    await expect(
      await canvas.findByRole('heading', { name: `/order-placed?orders=${orders}` }),
    ).toBeVisible();
  },
});

export const NotMine = meta.story({
  beforeEach: ({ msw }) => msw.use(paymentScenarios.unknown),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('notFoundState.title'))).toBeVisible();
  },
});

export const OrdersLoading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/order/getOrderPayInfoByOrderNumber', abortSignal)),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument());
    await expect(canvas.queryByRole('button', pays())).not.toBeInTheDocument();
  },
});

export const OrdersError = meta.story({
  beforeEach: ({ msw }) => msw.use(paymentScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('errorState.title'));
  },
});

export const PayFailing = meta.story({
  beforeEach: ({ msw }) => msw.use(paymentScenarios.payFailing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await ready(canvas));
    await expect(await screen.findByText(aProblem('serverError').desc)).toBeVisible();
    await expect(canvas.getByRole('button', pays())).toBeEnabled();
  },
});

export const OrdersInRussian = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
