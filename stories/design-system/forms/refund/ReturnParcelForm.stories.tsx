import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { someCouriers } from '#mocks/fixtures/logistics.ts';
import { aRefundDetail } from '#mocks/fixtures/refunds.ts';
import { ReturnParcelForm } from '#src/design-system/forms/refund/ReturnParcelForm.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const codes = [{ key: '94', name: 'Sri Lanka (+94)' }];

const meta = preview.meta({
  component: ReturnParcelForm,
  args: {
    couriers: someCouriers(),
    parcel: null,
    codes,
    mobile: '0094712345678',
    onSend: fn(),
    sending: false,
    faults: [],
  },
  decorators: [
    (Story) => (
      <div className="max-w-170">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: say('returnParcelForm.courier') }),
      'Pearl Courier',
    );
    await userEvent.type(
      canvas.getByRole('textbox', { name: say('returnParcelForm.number') }),
      ' PC260504881LK ',
    );
    await userEvent.click(canvas.getByRole('button', { name: say('Save number') }));
    await expect(args.onSend).toHaveBeenCalledWith({
      dvyId: 12,
      expressNo: 'PC260504881LK',
      mobile: '0094712345678',
    });
  },
});

export const Correction = meta.story({
  args: { parcel: aRefundDetail({}, 'returnShipped').returnExpress },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: say('returnParcelForm.courier') })).toHaveDisplayValue(
      'Pearl Courier',
    );
    await expect(canvas.getByRole('textbox', { name: say('returnParcelForm.number') })).toHaveValue(
      'PC260504881LK',
    );
  },
});

export const Invalid = meta.story({
  args: { mobile: '0094' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: say('returnParcelForm.number') }), 'PC1');
    await userEvent.click(canvas.getByRole('button', { name: say('Save number') }));
    await expect(
      await canvas.findByText(say('Enter {min, number} to {max, number} characters', { min: 4, max: 60 })),
    ).toBeVisible();
    await expect(canvas.getAllByText(say('This field is required'))).toHaveLength(2);
    await expect(canvas.getByRole('combobox', { name: say('returnParcelForm.courier') })).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const WithPictures = meta.story({
  args: {
    uploader: <p className="rounded-md border border-line-2 p-4 text-sm text-fg-2">Pictures stand here</p>,
  },
});

export const Uploading = meta.story({
  args: { parcel: aRefundDetail({}, 'returnShipped').returnExpress, waiting: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Correct the number') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('refundForm.waiting'));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  args: { parcel: aRefundDetail({}, 'returnShipped').returnExpress, sending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Correct the number') }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: { refused: 'The shop has received the parcel already' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The shop has received the parcel already');
  },
});

export const ServerFaults = meta.story({
  args: { faults: [{ field: '/expressNo', desc: 'This courier knows no such number' }] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: say('returnParcelForm.number') }),
    ).toHaveAccessibleDescription('This courier knows no such number');
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: {
    couriers: [{ dvyId: 1, dvyName: hostile.long }],
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
