import { Banknote, CreditCard } from 'lucide-react';
import { expect } from 'storybook/test';
import { RadioCard } from '#src/design-system/primitives/form/RadioCard.tsx';
import preview from '#storybook/preview.tsx';

const icon = { 'aria-hidden': true, className: 'size-5 shrink-0', strokeWidth: 1.75 } as const;
const meta = preview.meta({
  component: RadioCard,
  args: { name: 'pay', value: 'cash', title: 'Cash on delivery', note: 'Pay the courier at your door' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('radio', { name: /Cash on delivery/ });
    await expect(card).not.toBeChecked();
    await userEvent.click(canvas.getByText('Pay the courier at your door'));
    await expect(card).toBeChecked();
  },
});

export const Group = meta.story({
  render: () => (
    <fieldset className="grid max-w-xl gap-2">
      <legend className="pb-3 text-h3">Payment</legend>
      <RadioCard
        name="pay"
        value="cash"
        defaultChecked
        title="Cash on delivery"
        note="Pay the courier at your door"
        icon={<Banknote {...icon} />}
      />
      <RadioCard name="pay" value="card" title="Bank card to the courier" icon={<CreditCard {...icon} />} />
      <RadioCard
        name="pay"
        value="none"
        disabled
        title="Kadawatha, Gampaha"
        note="Not delivered to this region"
      />
    </fieldset>
  ),
  play: async ({ canvas, userEvent }) => {
    const [cash, card] = canvas.getAllByRole('radio');
    await userEvent.click(canvas.getByText('Bank card to the courier'));
    await expect(card).toBeChecked();
    await expect(cash).not.toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(cash).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Kadawatha/ })).toBeDisabled();
  },
});

export const LongText = meta.story({
  args: {
    title: 'Оплата наличными или банковской картой курьеру при получении',
    note: 'Курьер позвонит за час до доставки, чтобы вы успели подготовить нужную сумму',
    defaultChecked: true,
    className: 'max-w-80',
  },
});
