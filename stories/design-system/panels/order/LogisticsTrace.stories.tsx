import { expect, waitFor } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import {
  aLogistics,
  aParcel,
  aParcelWithoutTrace,
  aRefusedParcel,
  aTrace,
  someTraces,
} from '#mocks/fixtures/logistics.ts';
import { LogisticsTrace } from '#src/design-system/panels/order/LogisticsTrace.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({ component: LogisticsTrace, args: { logistics: aLogistics() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: say('Tracking') })).toBeVisible();
    await expect(canvas.getByText(/^Pearl Courier/)).toBeVisible();
    await expect(
      canvas.getByRole('list', { name: say('Where the parcel has been') }).firstChild,
    ).toHaveTextContent('On the way to the delivery centre in Colombo');
  },
});

export const NoTraceYet = meta.story({
  args: { logistics: aLogistics({ packages: [aParcelWithoutTrace()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Being packed'))).toBeVisible();
    await expect(
      canvas.getByText(like('No news of the parcel yet. It shows here once the courier has it.')),
    ).toBeVisible();
    await expect(
      canvas.queryByRole('list', { name: say('Where the parcel has been') }),
    ).not.toBeInTheDocument();
  },
});

export const Delivered = meta.story({
  args: { logistics: aLogistics({}, 'delivered') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('parcelState.delivered'))).toBeVisible();
    await expect(canvas.getByText('Delivered and paid by card to 林晓雨')).toBeVisible();
  },
});

export const TryFailed = meta.story({
  args: {
    logistics: aLogistics({
      packages: [
        aParcel({
          state: 'FAILED',
          traces: [aTrace({ context: 'Nobody opened the door' }), ...aParcel().traces],
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Nobody was there; the courier will try again'))).toBeVisible();
  },
});

export const Refused = meta.story({
  args: { logistics: aLogistics({ packages: [aRefusedParcel()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Going back to the shop'))).toBeVisible();
    await expect(canvas.getByText('Nobody took the parcel. It goes back to the shop')).toBeVisible();
  },
});

export const ManyEvents = meta.story({
  args: { logistics: aLogistics({ packages: [aParcel({ traces: someTraces(40) })] }) },
  play: async ({ canvas, userEvent }) => {
    const trace = canvas.getByRole('list', { name: say('Where the parcel has been') });
    await expect(trace.children).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: say('parcelTracking.earlier', { count: 35 }) }));
    await expect(trace.children).toHaveLength(40);
  },
});

export const CourierUnknown = meta.story({
  args: {
    logistics: aLogistics({
      packages: [
        aParcel({ courierName: '', trackingNumber: '', courierPhone: null, state: 'LABEL', traces: [] }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Courier not known yet'))).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const SeveralPackages = meta.story({
  args: { logistics: aLogistics({}, 'twoPackages') },
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('tab', { name: say('logisticsTrace.package', { number: 2 }) });
    await expect(
      canvas.getByRole('tab', { name: say('logisticsTrace.package', { number: 1 }) }),
    ).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: say('logisticsTrace.package', { number: 1 }) }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'));
    await expect(canvas.getByText('PC260503502LK')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { logistics: aLogistics({ packages: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('The shop has not packed anything yet.'))).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  args: { logistics: aLogistics({}, 'delivered') },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  args: {
    logistics: aLogistics({
      packages: Array.from({ length: 12 }, (_, index) =>
        aParcel({ trackingNumber: `${hostile.word}${index}`, traces: [aTrace({ context: hostile.long })] }),
      ),
    }),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
