import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import {
  aParcel,
  aParcelWithoutTrace,
  aRefusedParcel,
  aTrace,
  someTraces,
} from '#mocks/fixtures/logistics.ts';
import { ParcelEvents } from '#src/design-system/panels/order/ParcelEvents.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: ParcelEvents, args: { parcel: aParcel() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: say('parcelTracking.trace') })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(aParcel().traces.length);
  },
});

export const Wide = meta.story({ args: { wide: true } });

export const Refused = meta.story({ args: { parcel: aRefusedParcel() } });

export const Empty = meta.story({
  args: { parcel: aParcelWithoutTrace() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('parcelTracking.none'))).toBeVisible();
  },
});

export const Many = meta.story({
  args: { parcel: aParcel({ traces: someTraces(12) }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: say('parcelTracking.earlier', { count: 7 }) }),
    ).toBeVisible();
  },
});

export const OnAPhone = meta.story({ args: { wide: true }, globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: {
    parcel: aParcel({ traces: [aTrace({ context: hostile.long, location: hostile.word })] }),
    wide: true,
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
