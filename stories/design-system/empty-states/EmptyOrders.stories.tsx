import { expect } from 'storybook/test';
import { EmptyOrders } from '#src/design-system/empty-states/EmptyOrders.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: EmptyOrders,
  args: { tab: 'TO_DELIVER' as const, href: '/' },
});

/** Nothing is packed, with the way to the shop (S8.20). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Nothing to deliver'))).toBeVisible();
    await expect(canvas.getByText(say('Paid orders wait here until a shop ships them.'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Start shopping') })).toHaveAttribute('href', '/');
  },
});

/** Nothing is to be paid (S8.19). */
export const ToPay = meta.story({
  args: { tab: 'TO_PAY' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Nothing to pay'))).toBeVisible();
    await expect(canvas.getByText(say('Orders waiting for payment show here.'))).toBeVisible();
  },
});

/** No parcel is on its way (S8.21). */
export const ToReceive = meta.story({
  args: { tab: 'TO_RECEIVE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Nothing on the way to you'))).toBeVisible();
  },
});

/** Nothing has come yet (S8.22). */
export const Completed = meta.story({
  args: { tab: 'COMPLETED' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No completed orders yet'))).toBeVisible();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
