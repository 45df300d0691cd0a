import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { someCouriers } from '#mocks/fixtures/logistics.ts';
import { aRefundDetail } from '#mocks/fixtures/refunds.ts';
import { aRegion } from '#mocks/fixtures/regions.ts';
import { ReturnParcelForm } from '#src/design-system/modals/ReturnParcelForm.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const { returnAddress } = aRefundDetail({}, 'accepted');

const meta = preview.meta({
  component: ReturnParcelForm,
  args: {
    address: returnAddress,
    couriers: someCouriers(),
    parcel: null,
    region: aRegion(),
    mobile: '0094712345678',
    onSend: fn(),
    sending: false,
    faults: [],
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
    await expect(canvas.getByText('Returns of Marlowe & Finch')).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: say('Courier service') }),
      'Pearl Courier',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: say('Parcel number') }), ' PC260504881LK ');
    await userEvent.click(canvas.getByRole('button', { name: say('Send parcel number') }));
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
    await expect(canvas.getByRole('combobox', { name: say('Courier service') })).toHaveDisplayValue(
      'Pearl Courier',
    );
    await expect(canvas.getByRole('textbox', { name: say('Parcel number') })).toHaveValue('PC260504881LK');
  },
});

export const Invalid = meta.story({
  args: { address: null, mobile: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: say('Parcel number') }), 'PC1');
    await userEvent.click(canvas.getByRole('button', { name: say('Send parcel number') }));
    await expect(
      await canvas.findByText(say('Enter {min, number} to {max, number} characters', { min: 4, max: 60 })),
    ).toBeVisible();
    await expect(canvas.getAllByText(say('This field is required'))).toHaveLength(2);
    await expect(canvas.getByRole('combobox', { name: say('Courier service') })).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const WithPictures = meta.story({
  args: {
    uploader: <p className="rounded-md border border-line-2 p-4 text-sm text-fg-2">Pictures stand here</p>,
  },
});

export const Busy = meta.story({
  args: { parcel: aRefundDetail({}, 'returnShipped').returnExpress, sending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Send parcel number') }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: { refused: 'The shop has received the parcel already', address: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The shop has received the parcel already');
  },
});

export const ServerFaults = meta.story({
  args: { faults: [{ field: '/expressNo', desc: 'This courier knows no such number' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: say('Parcel number') })).toHaveAccessibleDescription(
      'This courier knows no such number',
    );
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: {
    address: { receiver: hostile.word, mobile: '0094112345670', text: hostile.long },
    couriers: [{ dvyId: 1, dvyName: hostile.long }],
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
