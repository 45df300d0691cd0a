import { expect, fn } from 'storybook/test';
import { anAddress, someAddresses } from '#mocks/fixtures/address.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { AddressCard } from '#src/design-system/cards/address/AddressCard.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: AddressCard,
  args: { address: anAddress() },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nimal Perera')).toBeVisible();
    await expect(canvas.getByText('+94 77 123 4567')).toBeVisible();
    await expect(canvas.getByText('24/1 Stanley Road, Nugegoda, Colombo, Western, 10250')).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
});

export const NotTheDefault = meta.story({
  args: { address: anAddress({ commonAddr: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(say('addressCard.default'))).not.toBeInTheDocument();
  },
});

export const ToChoose = meta.story({
  args: { onChoose: fn(), onEdit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Nimal Perera/ }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await userEvent.click(
      canvas.getByRole('button', { name: say('addressCard.edit', { name: 'Nimal Perera' }) }),
    );
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});

export const Selected = meta.story({
  args: { onChoose: fn(), onEdit: fn(), chosen: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio')).toBeChecked();
    await userEvent.click(canvas.getByRole('radio'));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});

export const OutsideRegion = meta.story({
  args: { onChoose: fn(), onEdit: fn(), outsideRegion: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio')).toBeDisabled();
    await expect(canvas.getByText(like('Not delivered to this region'))).toBeVisible();
  },
});

export const Incomplete = meta.story({
  args: { address: anAddress({ town: '', district: '' }), onChoose: fn(), onEdit: fn(), incomplete: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio')).toBeDisabled();
    await expect(canvas.getByText(say('Something is missing. Edit it to use it.'))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: say('addressCard.edit', { name: 'Nimal Perera' }) }),
    );
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});

export const ChineseName = meta.story({
  args: { address: someAddresses()[1], onChoose: fn(), onEdit: fn() },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  args: { address: anAddress({ receiver: hostile.long, addr: hostile.long }), onChoose: fn(), onEdit: fn() },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({
  args: { address: anAddress({ receiver: 'ليلى حسن', addr: hostile.rightToLeft }) },
});

export const HtmlInText = meta.story({
  args: { address: anAddress({ receiver: hostile.html }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(hostile.html)).toBeVisible();
  },
});
