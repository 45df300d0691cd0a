import { expect, fn } from 'storybook/test';
import { aBankCard, anExpiredCard } from '#mocks/fixtures/bank-card.ts';
import { CardChoice } from '#src/design-system/cards/payment/CardChoice.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: CardChoice,
  args: { card: aBankCard(), chosen: false, onChoose: fn() },
  render: (args) => (
    <div className="max-w-xl">
      <CardChoice {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(say('cardChoice.yours'), { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Visa ···· 4242/ }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});

export const Declined = meta.story({
  args: { declined: 'There is not enough money on this card' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is not enough money on this card')).toBeVisible();
    await expect(canvas.getByRole('radio')).toBeEnabled();
  },
});

export const CardExpired = meta.story({
  args: { card: anExpiredCard() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio')).toBeDisabled();
    await expect(canvas.getByText(say('cardChoice.renew'))).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio')).toBeDisabled();
  },
});

export const LongText = meta.story({
  args: { card: anExpiredCard() },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
