import { ReceiptText } from 'lucide-react';
import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { LedgerRow } from '#src/design-system/cards/ledger/LedgerRow.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: LedgerRow,
  args: {
    icon: ReceiptText,
    title: 'Spent on an order',
    time: '2026-05-04T08:01:00Z',
    amount: '−40',
    balance: '1,160',
    orderNumber: '260504080000000009',
    orderHref: '/order-details?orderNumber=260504080000000009',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: say('ledgerRow.order', { number: '260504080000000009' }) }),
    ).toHaveAttribute('href', '/order-details?orderNumber=260504080000000009');
    await expect(canvas.getByText(say('Balance {amount}', { amount: '1,160' }))).toBeVisible();
  },
});

export const WithoutOrder = meta.story({ args: { orderNumber: null, note: 'Good until 30 June' } });

export const OrderOnlySaid = meta.story({
  args: { orderHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText(say('ledgerRow.order', { number: '260504080000000009' }))).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { title: hostile.word, amount: '−9 999 999,99 ₺', balance: '9 999 999,99 ₺', note: hostile.long },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
