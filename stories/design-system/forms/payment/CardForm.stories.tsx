import { expect, fn } from 'storybook/test';
import { aPayAnswer, aPayInfo } from '#mocks/fixtures/payment.ts';
import { CardForm } from '#src/design-system/forms/payment/CardForm.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: CardForm,
  args: {
    due: aPayInfo().due,
    busy: false,
    onSubmit: fn(),
    fields: (
      <div className="rounded-md border border-line-2 p-4 text-base">The fields of the payment company</div>
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-98">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: like('Pay {amount}') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ saveCard: false });
  },
});

export const Kept = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: like('Keep this card') }));
    await userEvent.click(canvas.getByRole('button', { name: like('Pay {amount}') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ saveCard: true });
  },
});

export const SaveCard = meta.story({
  args: { due: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: say('Save card') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ saveCard: true });
  },
});

export const Declined = meta.story({
  args: { failure: aPayAnswer('declined').failure },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Your bank has declined this card/);
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: like('Pay {amount}') }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
