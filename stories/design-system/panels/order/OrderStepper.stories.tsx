import { expect } from 'storybook/test';
import { anOrderDetail } from '#mocks/fixtures/orders.ts';
import { OrderStepper } from '#src/design-system/panels/order/OrderStepper.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const byCard = { payType: 'CARD', payTime: '2026-05-02T09:14:00Z' } as const;

const meta = preview.meta({ component: OrderStepper, args: { order: anOrderDetail() } });

const names = (element: HTMLElement) =>
  [...element.querySelectorAll('li')].map((step) => step.children[1]?.textContent);
const on = (element: HTMLElement) => element.querySelector('[aria-current=step]')?.children[1]?.textContent;

/** The courier was paid at the door. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: say('Order steps') })).toBeVisible();
    await expect(names(canvasElement)).toEqual([
      say('Placed'),
      say('orderStepper.shipped'),
      say('orderStepper.delivered'),
      say('Paid'),
      say('orderStepper.completed'),
    ]);
    await expect(on(canvasElement)).toBe(say('Paid'));
  },
});

export const ToPay = meta.story({
  args: { order: anOrderDetail({}, 'toPay') },
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toEqual([
      say('Placed'),
      say('Paid'),
      say('orderStepper.shipped'),
      say('orderStepper.delivered'),
      say('orderStepper.completed'),
    ]);
    await expect(on(canvasElement)).toBe(say('Placed'));
  },
});

export const Grouping = meta.story({
  args: { order: anOrderDetail({}, 'grouping') },
  play: async ({ canvasElement }) => {
    await expect(on(canvasElement)).toBe(say('orderStepper.grouped'));
    await expect(names(canvasElement)).toHaveLength(5);
  },
});

export const ToDeliver = meta.story({
  args: { order: anOrderDetail(byCard, 'toDeliver') },
  play: async ({ canvasElement }) => {
    await expect(on(canvasElement)).toBe(say('Paid'));
  },
});

export const ToReceive = meta.story({
  args: { order: anOrderDetail({ ...byCard, deliveredTime: null }) },
  play: async ({ canvasElement }) => {
    await expect(on(canvasElement)).toBe(say('orderStepper.shipped'));
  },
});

export const Delivered = meta.story({
  args: { order: anOrderDetail(byCard) },
  play: async ({ canvasElement }) => {
    await expect(on(canvasElement)).toBe(say('orderStepper.delivered'));
  },
});

export const Completed = meta.story({
  args: { order: anOrderDetail({}, 'completed') },
  play: async ({ canvasElement }) => {
    await expect(on(canvasElement)).toBeUndefined();
  },
});

export const CodPaidLater = meta.story({
  args: { order: anOrderDetail({}, 'codPending') },
  play: async ({ canvas, canvasElement }) => {
    await expect(names(canvasElement)).toEqual([
      say('Placed'),
      say('orderStepper.shipped'),
      say('orderStepper.delivered'),
      say('Paid'),
      say('orderStepper.completed'),
    ]);
    await expect(canvas.getByText(say('To the courier'))).toBeVisible();
  },
});

export const Cancelled = meta.story({
  args: { order: anOrderDetail({}, 'cancelled') },
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toEqual([say('Placed'), say('Paid'), say('Cancelled')]);
    await expect(on(canvasElement)).toBe(say('Cancelled'));
  },
});

export const OnAPhone = meta.story({
  args: { order: anOrderDetail(byCard) },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  args: { order: anOrderDetail({}, 'grouping') },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
