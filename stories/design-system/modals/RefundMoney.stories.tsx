import { expect } from 'storybook/test';
import { exampleOf } from '#mocks/contract-examples.ts';
import { money } from '#mocks/fixtures/money.ts';
import { aRefundPreview } from '#mocks/fixtures/refunds.ts';
import { RefundMoney } from '#src/design-system/modals/RefundMoney.tsx';
import preview from '#storybook/preview.tsx';
import { like, say, sayAmount } from '#storybook/say.ts';

const meta = preview.meta({ component: RefundMoney, args: { asked: true, preview: aRefundPreview() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('To your wallet'))).toBeVisible();
    await expect(canvas.getByText(sayAmount(money(329_000)))).toBeVisible();
  },
});

export const Whole = meta.story({
  args: { preview: { ...exampleOf('previewRefund', 'whole'), coins: 12 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('refundTenders.count', { coins: 12 }))).toBeVisible();
    await expect(
      canvas.getByText(like('refundMoney.delivery', { amount: sayAmount(money(48_000)) })),
    ).toBeVisible();
  },
});

export const NothingChosen = meta.story({
  args: { asked: false, preview: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Choose a product, and the amount shows here.'))).toBeVisible();
  },
});

export const Loading = meta.story({ args: { preview: undefined } });

export const LongText = meta.story({
  args: { preview: exampleOf('previewRefund', 'whole') },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
