import { expect, screen, waitFor } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { aCheckout } from '#mocks/fixtures/checkout.ts';
import { checkoutScenarios } from '#mocks/handlers/checkout.ts';
import { paymentScenarios } from '#mocks/handlers/payment.ts';
import { http } from '#mocks/http.ts';
import { PaymentPage } from '#src/pages/payment/PaymentPage.tsx';
import * as page from '#src/pages/payment/payment.route.ts';
import { paths } from '#src/domain/urls.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { loseLine } from '../lose-line.ts';
import { saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';
import {
  checkoutId as checkout,
  expectNewPrice,
  expectPlaced,
  expectSoldOut,
  iron,
  rememberPrices,
} from '../states-of-what-is-bought.ts';

const at = (...initialEntries: string[]) => ({ path: paths.paymentMethod, page, initialEntries });

const meta = preview.meta({
  component: PaymentPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: at(`${paths.paymentMethod}?lines=9001,9002,9003&checkout=${checkout}`),
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('Checkout summary') })).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: like('Cash to the courier') })).toBeChecked();
  },
});

export const CodCard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: like('Bank card to the courier') }));
    await expect(canvas.getByRole('radio', { name: like('Bank card to the courier') })).toBeChecked();
    await expect(canvas.getByText(say('Total to pay the courier'))).toBeVisible();
  },
});

export const PlaceOrder = meta.story({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Place order') }));
    await expect(
      await canvas.findByRole('heading', {
        name: '/order-placed?orders=260504080000000003,260504080000000007',
      }),
    ).toBeVisible();
  },
});

export const Expired = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.expired),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Place order') }));
    await expect(await screen.findByText(aProblem('checkoutExpired').desc)).toBeVisible();
  },
});

export const OutOfStock = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.outOfStock),
  play: async ({ canvas }) => {
    await expectSoldOut(canvas);
    await expect(canvas.getByRole('button', { name: say('Place order') })).toBeDisabled();
  },
});

export const TakenOut = meta.story({
  parameters: behaviour,
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.outOfStock),
  play: async ({ canvas, userEvent, msw }) => {
    const out = await canvas.findByRole('button', {
      name: say('Remove from order: {product}', { product: iron() }),
    });
    msw.resetHandlers();
    await userEvent.click(out);
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: say('Place order') })).toBeEnabled());
  },
});

export const PriceChanged = meta.story({
  beforeEach: ({ msw }) => {
    rememberPrices();
    msw.use(checkoutScenarios.dearer);
  },
  play: async ({ canvas }) => {
    await expectNewPrice(canvas);
    const button = canvas.getByRole('button', { name: say('Place order') });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
    await expect(button).toHaveAccessibleDescription(
      like('Something has changed. Please check before you continue.'),
    );
  },
});

export const Placed = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.placed, paymentScenarios.paid),
  play: async ({ canvas }) => {
    await expectPlaced(canvas);
    await expect(canvas.queryByRole('button', { name: say('Place order') })).not.toBeInTheDocument();
  },
});

/** Another tab was faster: the service names its orders, and so does the page. */
export const PlacedMeanwhile = meta.story({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    const place = await canvas.findByRole('button', { name: say('Place order') });
    await waitFor(() => expect(place).not.toHaveAttribute('aria-disabled'));
    msw.use(checkoutScenarios.placedMeanwhile, checkoutScenarios.placed, paymentScenarios.paid);
    await userEvent.click(place);
    await expect(
      await canvas.findByRole('heading', { name: say('You have placed this order') }),
    ).toBeVisible();
  },
});

export const ChangedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.changed),
  play: async ({ canvas, userEvent }) => {
    const place = await canvas.findByRole('button', { name: say('Place order') });
    await waitFor(() => expect(place).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(place);
    await expect(
      await canvas.findByText(like('Something has changed. Please check before you continue.')),
    ).toBeVisible();
    await waitFor(() => expect(place).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
  },
});

export const CodRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/p/order/confirm', ({ response }) =>
        response(200).json(
          aCheckout({
            payMethods: [
              { payType: 'COD_CASH', enabled: false, reason: 'paytype.not_allowed' },
              { payType: 'COD_CARD', enabled: false, reason: 'paytype.not_allowed' },
            ],
          }),
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(say('Not available for a product in this order'))).toHaveLength(
      2,
    );
    await expect(canvas.getByRole('button', { name: say('Place order') })).toBeDisabled();
  },
});

export const Empty = meta.story({
  parameters: { router: at(paths.paymentMethod) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('Your cart is empty'))).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/order/confirm', abortSignal)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('Checkout summary') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say('Place order') })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(aProblem('serverError').desc);
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(aProblem('serverError').desc);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(await canvas.findByRole('button', { name: say('Place order') })).toBeEnabled();
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: like('Cash to the courier') })).toBeChecked();
    await loseLine();
  },
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
