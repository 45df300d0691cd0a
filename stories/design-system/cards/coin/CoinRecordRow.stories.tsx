import { expect } from 'storybook/test';
import { aCoinRecord } from '#mocks/fixtures/coins.ts';
import { CoinRecordRow } from '#src/design-system/cards/coin/CoinRecordRow.tsx';
import preview from '#storybook/preview.tsx';
import { like, say, sayDate, sayNumber } from '#storybook/say.ts';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({
  component: CoinRecordRow,
  args: { record: aCoinRecord({}, 'EARN_REVIEW'), orderHref: '/order-details' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Earned with a review'))).toBeVisible();
    await expect(canvas.getByText('+20')).toBeVisible();
    await expect(canvas.getByRole('link', { name: like('ledgerRow.order') })).toHaveAttribute(
      'href',
      '/order-details',
    );
  },
});

export const Earned = meta.story({
  args: { record: aCoinRecord() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+7')).toBeVisible();
    await expect(
      canvas.getByText(say('Good until {date}', { date: sayDate('2026-11-30T12:00:00Z') })),
    ).toBeVisible();
  },
});

export const Spent = meta.story({
  args: { record: aCoinRecord({}, 'REDEEM') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−40')).toBeVisible();
    await expect(canvas.getByText(say('Balance {amount}', { amount: sayNumber(1160) }))).toBeVisible();
  },
});

export const Returned = meta.story({
  args: { record: aCoinRecord({}, 'REDEEM_BACK') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('coinRecordRow.redeemBack'))).toBeVisible();
  },
});

export const OtherKinds = meta.story({
  render: ({ orderHref }) => (
    <Sheet
      least={360}
      cells={Object.fromEntries(
        (['EARN_INVITE', 'EXPIRE', 'CLAWBACK', 'ADJUST'] as const).map((kind) => [
          kind,
          <CoinRecordRow key={kind} record={aCoinRecord({}, kind)} orderHref={orderHref} />,
        ]),
      )}
    />
  ),
});

export const LongText = meta.story({
  args: { record: aCoinRecord({ coins: 2_147_483_647, balanceAfter: 2_147_483_647 }, 'EARN_INVITE') },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
