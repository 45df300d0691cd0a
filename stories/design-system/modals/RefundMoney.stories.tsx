import { expect } from 'storybook/test';
import { exampleOf } from '#mocks/contract-examples.ts';
import { aRefundPreview } from '#mocks/fixtures/refunds.ts';
import { RefundMoney } from '#src/design-system/modals/RefundMoney.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: RefundMoney, args: { asked: true, preview: aRefundPreview() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To your wallet')).toBeVisible();
    await expect(canvas.getByText('Rs 3,290')).toBeVisible();
  },
});

export const Whole = meta.story({
  args: { preview: { ...exampleOf('previewRefund', 'whole'), coins: 12 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 coins')).toBeVisible();
    await expect(canvas.getByText(/^With Rs 480 for delivery and insurance/)).toBeVisible();
  },
});

export const NothingChosen = meta.story({
  args: { asked: false, preview: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a product, and the amount shows here.')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { preview: undefined } });

export const LongText = meta.story({
  args: { preview: exampleOf('previewRefund', 'whole') },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
