import { expect } from 'storybook/test';
import type { OrderArrival } from '#openapi/schema.gen.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aLogistics, aParcel } from '#mocks/fixtures/logistics.ts';
import { aLateArrival, anArrival } from '#mocks/fixtures/orders.ts';
import { ParcelChoice } from '#src/design-system/panels/order/ParcelChoice.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const promised = (arrival: OrderArrival | null) =>
  aLogistics({}, 'twoPackages').packages.map((parcel) => ({ ...parcel, arrival }));
const parcels = promised(anArrival());

const meta = preview.meta({
  component: ParcelChoice,
  args: {
    parcels,
    current: 1,
    hrefOf: (index: number) => `/ToReceive/logistics?parcel=${index + 1}`,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(2);
    await expect(links[1]).toHaveAttribute('aria-current', 'true');
    await expect(links[0]).toHaveAttribute('href', '/ToReceive/logistics?parcel=1');
    await expect(canvas.getByText(say('arrival.onTime'))).toBeVisible();
  },
});

export const Late = meta.story({
  args: { parcels: promised(aLateArrival()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('arrival.lateWord'))).toBeVisible();
  },
});

export const NoPromise = meta.story({
  args: { parcels: promised(null) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(say('arrival.onTime'))).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: like('parcelState.delivered') })).toBeVisible();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: {
    parcels: [
      aParcel({ trackingNumber: hostile.word }),
      aParcel({ state: 'RETURNING', trackingNumber: '2' }),
    ],
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
