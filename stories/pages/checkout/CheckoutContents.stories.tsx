import { expect } from 'storybook/test';
import { aPayInfo } from '#mocks/fixtures/payment.ts';
import { checkoutScenarios } from '#mocks/handlers/checkout.ts';
import { paymentScenarios } from '#mocks/handlers/payment.ts';
import { http } from '#mocks/http.ts';
import { paths } from '#src/domain/urls.ts';
import { CheckoutPage } from '#src/pages/checkout/CheckoutPage.tsx';
import * as page from '#src/pages/checkout/checkout.route.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { checkoutId as checkout } from '../states-of-what-is-bought.ts';

const meta = preview.meta({
  component: CheckoutPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: {
      path: paths.checkout,
      page,
      initialEntries: [`${paths.checkout}?lines=9001,9002,9003&checkout=${checkout}`],
    },
    chromatic: { modes: stateModes },
  },
});

/** It was ordered, and the card was declined: nothing is said to be done. */
export const Unpaid = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.placed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: say('unpaidCheckout.title') })).toBeVisible();
    await expect(canvas.getByRole('timer')).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('unpaidCheckout.pay') })).toHaveAttribute(
      'href',
      `/paymentMethod?orders=${aPayInfo().orderNumbers.join(',')}`,
    );
    await expect(canvas.queryByText(say('You have placed this order'))).not.toBeInTheDocument();
  },
});

/** Nobody paid in time. */
export const Closed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      checkoutScenarios.placed,
      http.get('/p/order/getOrderPayInfoByOrderNumber', ({ response }) =>
        response(200).json(aPayInfo({ status: 'CANCELLED', payDeadline: null })),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('closedOrders.expired'));
    await expect(canvas.queryByText(say('You have placed this order'))).not.toBeInTheDocument();
  },
});

/** Whether it is paid cannot be asked: that is said, and not that it is done. */
export const Unknown = meta.story({
  parameters: behaviour,
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.placed, paymentScenarios.failing),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: say('errorState.retry') });
    await expect(canvas.queryByText(say('You have placed this order'))).not.toBeInTheDocument();
    msw.use(paymentScenarios.paid);
    await userEvent.click(again);
    await expect(
      await canvas.findByRole('heading', { name: say('You have placed this order') }),
    ).toBeVisible();
  },
});
