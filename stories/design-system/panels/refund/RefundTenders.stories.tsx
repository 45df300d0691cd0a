import { expect } from 'storybook/test';
import { money } from '#mocks/fixtures/money.ts';
import { aRefundDetail } from '#mocks/fixtures/refunds.ts';
import { RefundTenders } from '#src/design-system/panels/refund/RefundTenders.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayAmount } from '#storybook/say.ts';

const meta = preview.meta({
  component: RefundTenders,
  args: { tenders: aRefundDetail({}, 'cancellation').tenders },
  decorators: [
    (Story) => (
      <div className="max-w-98">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Visa ···· 4242')).toBeVisible();
    await expect(canvas.getByText(sayAmount(money(2_959_000)))).toBeVisible();
    await expect(canvas.getByText(say('refundTenders.count', { coins: 29 }))).toBeVisible();
    await expect(canvas.getByText(say('tenderTime.cardOnItsWay'))).toBeVisible();
    await expect(canvas.getByText(say('tenderTime.done'))).toBeVisible();
  },
});

const before = [
  { to: 'CARD' as const, amount: money(1_020_900) },
  { to: 'WALLET' as const, amount: money(494_000) },
  { to: 'COINS' as const, coins: 1 },
];

export const BeforeItBegins = meta.story({
  args: { tenders: before },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('refundTenders.count', { coins: 1 }))).toBeVisible();
    await expect(canvas.getByText(say('refundTenders.card'))).toBeVisible();
    await expect(canvas.queryByText(say('tenderTime.onItsWay'))).not.toBeInTheDocument();
  },
});

export const AfterTheAnswer = meta.story({
  args: { tenders: before, after: 'answer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('3 to 5 working days after the shop agrees'))).toBeVisible();
    await expect(canvas.getAllByText(say('As soon as the shop agrees'))).toHaveLength(2);
  },
});

export const AfterTheGoods = meta.story({
  args: { tenders: before, after: 'goods' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('3 to 5 working days after the shop has it'))).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { tenders: [{ to: 'CARD', amount: money(2_959_000), status: 'FAILED' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('It did not arrive. We try again.'))).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { tenders: [{ to: 'NONE', amount: null, coins: null, status: 'DONE' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('There is no refund.'))).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { tenders: [{ to: 'CARD', amount: money(999_999_999, 'TRY'), status: 'FAILED' }] },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
