import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aParcel, aTrace } from '#mocks/fixtures/logistics.ts';
import { ParcelTracking } from '#src/design-system/panels/order/ParcelTracking.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: ParcelTracking, args: { parcel: aParcel() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('On the way'))).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: say('Copy {text}', { text: 'PC260503447LK' }) }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Call courier') })).toHaveAttribute(
      'href',
      'tel:+94112550190',
    );
    await expect(canvas.getByRole('list', { name: say('In this parcel') })).toHaveTextContent(
      aParcel().items[0]?.prodName ?? '?',
    );
  },
});

export const OutForDelivery = meta.story({
  args: { parcel: aParcel({ state: 'OUT_FOR_DELIVERY', courierPhone: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Out for delivery'))).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: {
    parcel: aParcel({
      courierName: hostile.long,
      trackingNumber: hostile.word,
      traces: [
        aTrace({ context: hostile.long, location: hostile.word }),
        aTrace({ context: hostile.rightToLeft, location: null }),
        aTrace({ context: hostile.html }),
      ],
    }),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
