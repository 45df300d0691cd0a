import { expect, fn } from 'storybook/test';
import { aProductDetail, aProductThatIs } from '#mocks/fixtures/catalog.ts';
import { money } from '#mocks/fixtures/money.ts';
import { DeliveryAsk } from '#src/design-system/cards/checkout/DeliveryAsk.tsx';
import { PromiseCard } from '#src/design-system/cards/product/PromiseCard.tsx';
import { PromiseCardSkeleton } from '#src/design-system/cards/product/PromiseCardSkeleton.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import preview from '#storybook/preview.tsx';
import { like, say, sayAmount } from '#storybook/say.ts';

const meta = preview.meta({
  component: PromiseCard,
  args: { product: aProductDetail() },
});

/** Delivery, payment, warranty in months and days to send back (S2.65, S2.66, S9.28). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Cash on delivery, in cash or by card'))).toBeVisible();
    await expect(canvas.getByText(say('promiseCard.months', { months: 24 }))).toBeVisible();
    await expect(canvas.getByText(say('promiseCard.days', { days: 7 }))).toBeVisible();
    await expect(canvas.getByText(sayAmount(money(48_000)))).toBeInTheDocument();
  },
});

/** Delivery within the region is free (S9.27). */
export const FreeDelivery = meta.story({
  args: { product: aProductDetail({ delivery: { ...aProductDetail().delivery, fee: money(0) } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(like('promiseCard.free'))).toBeVisible();
  },
});

/** Where it is sent from, also from overseas (S2.67). */
export const Overseas = meta.story({
  args: { product: aProductThatIs('overseas') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('{place}, from overseas', { place: 'Türkiye' }))).toBeVisible();
    await expect(
      canvas.getByText(like('It crosses a border; delivery times allow for customs.')),
    ).toBeVisible();
    await expect(canvas.getByText(say('No cash on delivery for this product'))).toBeVisible();
  },
});

export const NoCod = meta.story({
  args: { product: aProductDetail({ codAvailable: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No cash on delivery for this product'))).toBeVisible();
    await expect(canvas.getByText('Sri Lanka')).toBeVisible();
  },
});

/** A row that would say nothing is left out. */
export const NoWarranty = meta.story({
  args: { product: aProductDetail({ warrantyMonths: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('promiseCard.payment'))).toBeVisible();
    await expect(canvas.queryByText(say('promiseCard.warranty'))).not.toBeInTheDocument();
  },
});

export const NoReturns = meta.story({
  args: { product: aProductDetail({ returnDays: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Cannot be returned'))).toBeVisible();
  },
});

export const RegionUnavailable = meta.story({
  args: { product: aProductThatIs('notInRegion') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(say('Delivery'))).not.toBeInTheDocument();
    await expect(canvas.queryByText(say('Payment'))).not.toBeInTheDocument();
  },
});

export const AddressMissing = meta.story({
  args: { estimate: <DeliveryAsk href="/Addresses" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('deliveryAsk.address') })).toBeVisible();
    await expect(canvas.queryByText(sayAmount(money(48_000)))).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({ render: () => <PromiseCardSkeleton /> });

const onRetry = fn();

export const Error = meta.story({
  args: { estimate: <ErrorState compact onRetry={onRetry} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText(say('promiseCard.months', { months: 24 }))).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { product: aProductThatIs('overseas') },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
