import { expect, screen, waitFor } from 'storybook/test';
import { aCheckout } from '#mocks/fixtures/checkout.ts';
import { checkoutScenarios } from '#mocks/handlers/checkout.ts';
import { http } from '#mocks/http.ts';
import { PaymentPage } from '#src/pages/payment/PaymentPage.tsx';
import * as page from '#src/pages/payment/payment.route.ts';
import { paths } from '#src/domain/urls.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { silent } from '../silent.ts';
import {
  checkoutId as checkout,
  expectNewPrice,
  expectPlaced,
  expectSoldOut,
  rememberPrices,
} from '../states-of-what-is-bought.ts';

const at = (...initialEntries: string[]) => ({ path: paths.paymentMethod, page, initialEntries });

const meta = preview.meta({
  component: PaymentPage,
  parameters: {
    member: true,
    router: at(`${paths.paymentMethod}?lines=9001,9002,9003&checkout=${checkout}`),
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: /Cash to the courier/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Bank card to the courier/ }));
    await expect(canvas.getByRole('radio', { name: /Bank card to the courier/ })).toBeChecked();
    await expect(canvas.getByText('Total to pay the courier')).toBeVisible();
  },
});

export const PlaceOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Place order' }));
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Place order' }));
    await expect(await screen.findByText('Check out expired!')).toBeVisible();
  },
});

export const OutOfStock = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.outOfStock),
  play: async ({ canvas }) => {
    await expectSoldOut(canvas);
    await expect(canvas.getByRole('button', { name: 'Place order' })).toBeDisabled();
  },
});

export const TakenOut = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.outOfStock),
  play: async ({ canvas, userEvent, msw }) => {
    const out = await canvas.findByRole('button', { name: 'Take it out: Steam Iron 2600 W' });
    msw.resetHandlers();
    await userEvent.click(out);
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Place order' })).toBeEnabled());
  },
});

export const PriceChanged = meta.story({
  beforeEach: ({ msw }) => {
    rememberPrices();
    msw.use(checkoutScenarios.dearer);
  },
  play: async ({ canvas }) => {
    await expectNewPrice(canvas);
    const button = canvas.getByRole('button', { name: 'Place order' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
    await expect(button).toHaveAccessibleDescription(/Something has changed/);
  },
});

export const Placed = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.placed),
  play: async ({ canvas }) => {
    await expectPlaced(canvas);
    await expect(canvas.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
  },
});

/** Another tab was faster: the service names its orders, and so does the page. */
export const PlacedMeanwhile = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const place = await canvas.findByRole('button', { name: 'Place order' });
    await waitFor(() => expect(place).not.toHaveAttribute('aria-disabled'));
    msw.use(checkoutScenarios.placedMeanwhile, checkoutScenarios.placed);
    await userEvent.click(place);
    await expect(await canvas.findByRole('heading', { name: 'You have placed this order' })).toBeVisible();
  },
});

export const ChangedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.changed),
  play: async ({ canvas, userEvent }) => {
    const place = await canvas.findByRole('button', { name: 'Place order' });
    await waitFor(() => expect(place).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(place);
    await expect(await canvas.findByText(/Something has changed/)).toBeVisible();
    await waitFor(() => expect(place).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
  },
});

export const SlowAnswer = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/order/submit', abortSignal)),
  play: async ({ canvas, userEvent }) => {
    const place = await canvas.findByRole('button', { name: 'Place order' });
    await waitFor(() => expect(place).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(place);
    await expect(
      await canvas.findByText('We are still placing your order. It is placed only once.', undefined, {
        timeout: 10_000,
      }),
    ).toBeVisible();
    await expect(place).toHaveAttribute('aria-busy', 'true');
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
    await expect(await canvas.findAllByText('Not possible for something in this order')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Place order' })).toBeDisabled();
  },
});

export const Empty = meta.story({
  parameters: { router: at(paths.paymentMethod) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cart is empty')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/order/confirm', abortSignal)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.failing),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Place order' })).toBeEnabled();
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async () => {
    await expect(await screen.findByText('You are offline')).toBeVisible();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
