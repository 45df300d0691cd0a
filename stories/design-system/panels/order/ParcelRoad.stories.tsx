import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aParcel, aParcelWithoutTrace, aTrace } from '#mocks/fixtures/logistics.ts';
import { anArrival } from '#mocks/fixtures/orders.ts';
import { ParcelRoad } from '#src/design-system/panels/order/ParcelRoad.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: ParcelRoad, args: { parcel: aParcel(), arrival: anArrival() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: say('parcelRoad.road') })).toBeVisible();
    await expect(canvas.getByText('Kandy, Central')).toBeVisible();
    await expect(canvas.getByText(say('parcelRoad.door'))).toBeVisible();
    await expect(canvas.getByText('Kurunegala, North Western').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
  },
});

export const OutForDelivery = meta.story({ args: { parcel: aParcel({ state: 'OUT_FOR_DELIVERY' }) } });

export const Delivered = meta.story({
  args: { parcel: aParcel({}, 'delivered'), arrival: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('parcelRoad.door')).closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
  },
});

export const NoTraceYet = meta.story({
  args: { parcel: aParcelWithoutTrace() },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

export const Many = meta.story({
  args: {
    parcel: aParcel({
      traces: ['Colombo', 'İstanbul', 'Bursa', 'Ankara', 'Konya', 'Adana'].map((location, index) =>
        aTrace({ location, time: `2026-05-04T0${6 - index}:00:00Z` }),
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: {
    parcel: aParcel({ traces: [aTrace({ location: hostile.word }), aTrace({ location: hostile.long })] }),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
