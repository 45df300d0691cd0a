import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { someBankCards } from '#mocks/fixtures/bank-card.ts';
import { aCheckout } from '#mocks/fixtures/checkout.ts';
import { first } from '#mocks/fixtures/first.ts';
import { aPayAnswer, aPayInfo, onlyByCard } from '#mocks/fixtures/payment.ts';
import { PaymentMethodCards } from '#src/design-system/panels/payment/PaymentMethodCards.tsx';
import { CardForm } from '#src/design-system/forms/payment/CardForm.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

function Kept({ chosen, chosenCard, onChoose, ...rest }: ComponentProps<typeof PaymentMethodCards>) {
  const [kept, keep] = useState({ chosen, chosenCard });
  return (
    <PaymentMethodCards
      {...rest}
      {...kept}
      onChoose={(payType, ...card) => {
        onChoose(payType, ...card);
        keep({ chosen: payType, chosenCard: card[0] });
      }}
    />
  );
}

const cards = someBankCards();
const { cardId } = first(cards);
const { due, payMethods } = aPayInfo();

const meta = preview.meta({
  component: PaymentMethodCards,
  args: { methods: aCheckout().payMethods, chosen: 'COD_CASH' as const, onChoose: fn() },
  render: (args) => (
    <div className="max-w-xl">
      <Kept {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: say('Cash on delivery') })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: like('Cash to the courier') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: like('Bank card to the courier') }));
    await expect(args.onChoose).toHaveBeenCalledWith('COD_CARD');
    await expect(canvas.getByRole('radio', { name: like('Bank card to the courier') })).toBeChecked();
  },
});

export const CodCash = meta.story({
  args: { methods: payMethods.filter(({ payType }) => payType === 'COD_CASH') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: like('Cash to the courier') })).toBeChecked();
    await expect(canvas.queryByText(say('Bank card to the courier'))).not.toBeInTheDocument();
  },
});

export const CodCard = meta.story({ args: { chosen: 'COD_CARD' } });

export const CodRefusedWhy = meta.story({
  args: {
    chosen: undefined,
    methods: [
      { payType: 'COD_CASH', enabled: false, reason: 'paytype.not_allowed' },
      { payType: 'COD_CARD', enabled: false, reason: 'paytype.not_allowed' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: like('Cash to the courier') })).toBeDisabled();
    await expect(canvas.getAllByText(say('Not available for a product in this order'))).toHaveLength(2);
  },
});

export const OneRefused = meta.story({
  args: {
    methods: [
      { payType: 'COD_CASH', enabled: true },
      { payType: 'COD_CARD', enabled: false, reason: 'paytype.not_allowed' },
    ],
  },
});

export const Keyboard = meta.story({
  args: { methods: payMethods, cards },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('CARD', cardId);
    await expect(canvas.getByRole('radio', { name: /^Visa ····/ })).toBeChecked();
  },
});

export const SavedCards = meta.story({
  args: { methods: payMethods, cards: cards.slice(0, 3), chosen: 'CARD', chosenCard: cardId },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: /Visa ···· 4242/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /UnionPay ···· 0005/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('CARD', 'card_2a7d90e4b1');
    await userEvent.click(canvas.getByRole('radio', { name: like('New card') }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('CARD');
  },
});

export const CardExpired = meta.story({
  args: { methods: payMethods, cards: cards.slice(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /···· 8431/ })).toBeDisabled();
    await expect(canvas.getByText(say('Expired {expiry}', { expiry: '03/26' }))).toBeVisible();
  },
});

export const SaveCard = meta.story({
  args: {
    methods: onlyByCard(),
    cards: [],
    chosen: 'CARD',
    newCard: <CardForm due={due} fields={null} busy={false} onSubmit={fn()} />,
  },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('checkbox', { name: like('Keep this card') });
    await userEvent.click(save);
    await expect(save).toBeChecked();
  },
});

export const CardsFailing = meta.story({
  args: { methods: payMethods, cards: [], chosen: 'COD_CASH', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('radio', { name: like('New card') })).toBeEnabled();
  },
});

export const Busy = meta.story({
  args: { methods: payMethods, cards: cards.slice(0, 1), chosen: 'CARD', chosenCard: cardId, busy: true },
  play: async ({ canvas }) => {
    for (const method of canvas.getAllByRole('radio')) await expect(method).toBeDisabled();
  },
});

export const CardDeclined = meta.story({
  args: {
    methods: payMethods,
    cards: cards.slice(0, 3),
    chosen: 'CARD',
    chosenCard: cards[1]?.cardId,
    declined: { cardId, reason: aPayAnswer('declined').failure?.desc ?? '' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Visa ···· 4242/ })).not.toBeChecked();
    await expect(canvas.getByText(/^Your bank has declined this card/)).toBeVisible();
  },
});

export const InAGroup = meta.story({
  args: { methods: onlyByCard(), cards: [], chosen: 'CARD' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(say('A group buy is paid in advance'))).toHaveLength(2);
  },
});

export const LongText = meta.story({
  args: { methods: payMethods, cards },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
