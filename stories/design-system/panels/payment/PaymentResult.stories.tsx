import { expect, fn } from 'storybook/test';
import { aPayAnswer, aPayment } from '#mocks/fixtures/payment.ts';
import { PaymentResult } from '#src/design-system/panels/payment/PaymentResult.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: PaymentResult,
  args: {
    payment: aPayAnswer('succeeded'),
    hrefOf: (orderNumber) => `/order-details?orderNumber=${orderNumber}`,
    homeHref: '/',
    onPayAgain: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('Order paid') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('paymentResult.view') })).toHaveAttribute(
      'href',
      '/order-details?orderNumber=260504080000000001',
    );
    await expect(canvas.getByRole('link', { name: say('Continue shopping') })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('button', { name: say('Pay again') })).not.toBeInTheDocument();
  },
});

export const Paid = meta.story({
  args: { payment: aPayment({ orderNumbers: ['260504080000000001'] }, 'succeeded') },
});

export const Cod = meta.story({
  args: { payment: aPayAnswer('switchToCod') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('paymentResult.cod') })).toBeVisible();
    await expect(canvas.getByText(say('paymentResult.codText'))).toBeVisible();
  },
});

export const PaymentPending = meta.story({
  args: { payment: aPayment() },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: say('Your payment is on its way') }),
    ).toBeVisible();
    await expect(
      canvas.getByText(like('Your bank is answering. This page updates by itself, do not pay twice.')),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { payment: aPayment({}, 'failed') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is not enough money on this card');
    await userEvent.click(canvas.getByRole('button', { name: say('Pay again') }));
    await expect(args.onPayAgain).toHaveBeenCalledOnce();
  },
});

export const Expired = meta.story({
  args: { payment: aPayment({}, 'expired') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('The payment did not go through'))).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const GroupWaiting = meta.story({
  args: { grouping: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: say('Paid. Now the group has to fill') })).toBeVisible();
  },
});

export const SeveralOrders = meta.story({
  args: { payment: aPayment({}, 'succeeded') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: say('paymentResult.orders', { count: 2 }) }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: say('paymentResult.view') })).toHaveLength(2);
  },
});

export const Many = meta.story({
  args: {
    payment: aPayment(
      { orderNumbers: Array.from({ length: 20 }, (_, index) => `2605040800000${10_000 + index}`) },
      'succeeded',
    ),
  },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  args: {
    payment: aPayment(
      {
        failure: {
          code: 'card.declined',
          desc: 'Ваш банк отклонил эту карту. Попробуйте другую карту или выберите оплату курьеру',
          retryable: false,
        },
      },
      'failed',
    ),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
