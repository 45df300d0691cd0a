import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aParcel } from '#mocks/fixtures/logistics.ts';
import { CourierCard } from '#src/design-system/cards/order/CourierCard.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: CourierCard,
  args: { parcel: aParcel() },
  decorators: [
    (Story) => (
      <div className="max-w-88">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: say('courierCard.call', { phone: '+94 11 255 0190' }) }),
    ).toHaveAttribute('href', 'tel:+94112550190');
    await expect(canvas.getByRole('link', { name: say('courierCard.page') })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
});

export const NameOnly = meta.story({
  args: { parcel: aParcel({ courierPhone: null, trackingUrl: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const CourierUnknown = meta.story({
  args: { parcel: aParcel({ courierName: '', trackingNumber: '', courierPhone: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('courierCard.unknown'))).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { parcel: aParcel({ courierName: hostile.long, trackingNumber: hostile.word }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
