import { expect, fn } from 'storybook/test';
import { money } from '#mocks/fixtures/money.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { CancelForm } from '#src/design-system/modals/CancelForm.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: CancelForm,
  args: { back: [], onCancel: fn(), cancelling: false },
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
    await expect(canvas.getByRole('group', { name: say('Reason') })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(6);
    await expect(
      canvas.getByText(like('You have not paid anything yet, so nothing comes back.')),
    ).toBeVisible();
  },
});

export const Filled = meta.story({
  args: { back: [{ to: 'CARD', amount: money(2_394_000) }] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: like('Delivery time too long') }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: like('A word to the shop (optional)') }),
      ' Too late for us ',
    );
    await userEvent.click(canvas.getByRole('button', { name: say('Cancel order') }));
    await expect(args.onCancel).toHaveBeenCalledWith({ reason: 'TOO_SLOW', note: 'Too late for us' });
  },
});

export const NoteTooLong = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: say('Duplicate order') }));
    await userEvent.click(canvas.getByRole('textbox', { name: like('A word to the shop (optional)') }));
    await userEvent.paste('a'.repeat(201));
    await userEvent.click(canvas.getByRole('button', { name: say('Cancel order') }));
    await expect(await canvas.findByText(say('cancelForm.tooLong', { max: 200 }))).toBeVisible();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: {
    back: [
      { to: 'CARD', amount: money(999_999_999, 'TRY') },
      { to: 'COINS', coins: 12_400 },
    ],
    vouchers: true,
    refused: hostile.long,
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
