import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { aBankCard, allBankCards, anExpiredCard, someBankCards } from '#mocks/fixtures/bank-card.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { NewCardTile } from '#src/design-system/cards/payment/NewCardTile.tsx';
import { SavedCard } from '#src/design-system/cards/payment/SavedCard.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

function Row({
  cards,
  onRemove,
  chosen,
}: { cards: ReturnType<typeof someBankCards>; chosen?: string } & Pick<
  ComponentProps<typeof SavedCard>,
  'onRemove'
>) {
  const [kept, keep] = useState(chosen);
  return (
    <fieldset>
      <legend className="sr-only">Your cards</legend>
      <ul className="flex flex-wrap gap-4">
        {cards.map((card) => (
          <li key={card.cardId} className="w-66">
            <SavedCard
              card={card}
              chosen={card.cardId === kept}
              onChoose={chosen ? () => keep(card.cardId) : undefined}
              onMakeDefault={onRemove}
              onRemove={onRemove}
            />
          </li>
        ))}
        <li className="w-66">
          <NewCardTile onAdd={fn()} />
        </li>
      </ul>
    </fieldset>
  );
}

const meta = preview.meta({ component: SavedCard, args: { card: aBankCard() } });

export const Default = meta.story({
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(say('{brand} ending in {last4}', { brand: 'Visa', last4: '4242' })),
    ).toBeInTheDocument();
    await expect(canvas.getByText(say('savedCard.default'))).toBeVisible();
    await expect(canvas.queryByText(/\d{5}/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.click(
      canvas.getByRole('button', {
        name: say('Remove {card}', {
          card: say('{brand} ending in {last4}', { brand: 'Visa', last4: '4242' }),
        }),
      }),
    );
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const NotTheDefault = meta.story({
  args: { card: aBankCard({ brand: 'MASTERCARD', isDefault: false }), onMakeDefault: fn(), onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('savedCard.makeDefault') }));
    await expect(args.onMakeDefault).toHaveBeenCalledOnce();
  },
});

export const ToChoose = meta.story({
  args: { onChoose: fn(), chosen: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('radio', {
        name: like('{brand} ending in {last4}', { brand: 'Visa', last4: '4242' }),
      }),
    );
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});

export const Selected = meta.story({
  args: { onChoose: fn(), chosen: true },
  play: async ({ canvas }) => {
    const radio = canvas.getByRole('radio', {
      name: like('{brand} ending in {last4}', { brand: 'Visa', last4: '4242' }),
    });
    await expect(radio).toHaveAccessibleName(like('Expires {expiry}', { expiry: '11/28' }));
    await expect(radio).toBeChecked();
  },
});

export const CardExpired = meta.story({
  args: { card: anExpiredCard(), onChoose: fn(), onRemove: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Expired {expiry}', { expiry: '03/26' }))).toBeVisible();
    await expect(canvas.getByRole('radio')).toBeDisabled();
  },
});

export const Busy = meta.story({
  args: { onRemove: fn(), busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: say('Remove {card}', {
          card: say('{brand} ending in {last4}', { brand: 'Visa', last4: '4242' }),
        }),
      }),
    );
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});

export const Several = meta.story({
  args: { onRemove: fn() },
  render: ({ onRemove }) => <Row cards={someBankCards()} chosen="card_2a7d90e4b1" onRemove={onRemove} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /UnionPay/ }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /Visa/ })).toBeChecked();
  },
});

export const Many = meta.story({
  render: () => <Row cards={allBankCards()} onRemove={fn()} />,
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  args: {
    card: aBankCard({ brand: 'OTHER', holderName: hostile.long, isDefault: false }),
    onChoose: fn(),
    onMakeDefault: fn(),
    onRemove: fn(),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
