import { expect, fn } from 'storybook/test';
import { aProductDetail, aProductThatIs } from '#mocks/fixtures/catalog.ts';
import { money } from '#mocks/fixtures/money.ts';
import { DeliveryAsk } from '#src/design-system/cards/DeliveryAsk.tsx';
import { PromiseCard } from '#src/design-system/cards/PromiseCard.tsx';
import { PromiseCardSkeleton } from '#src/design-system/cards/PromiseCardSkeleton.tsx';
import { ErrorState } from '#src/design-system/primitives/ErrorState.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PromiseCard,
  args: { product: aProductDetail() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cash on delivery, in cash or by card')).toBeVisible();
    await expect(canvas.getByText('24 months')).toBeVisible();
    await expect(canvas.getByText('Within 7 days of receipt')).toBeVisible();
    await expect(canvas.getByText('Rs 480')).toBeInTheDocument();
  },
});

export const FreeDelivery = meta.story({
  args: { product: aProductDetail({ delivery: { ...aProductDetail().delivery, fee: money(0) } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Free/)).toBeVisible();
  },
});

export const Overseas = meta.story({
  args: { product: aProductThatIs('overseas') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Türkiye, from overseas')).toBeVisible();
    await expect(canvas.getByText(/allow for customs/)).toBeVisible();
    await expect(canvas.getByText('No cash on delivery for this product')).toBeVisible();
  },
});

export const NoCod = meta.story({
  args: { product: aProductDetail({ codAvailable: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No cash on delivery for this product')).toBeVisible();
    await expect(canvas.getByText('Sri Lanka')).toBeVisible();
  },
});

export const NoWarranty = meta.story({
  args: { product: aProductDetail({ warrantyMonths: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No warranty')).toBeVisible();
  },
});

export const NoReturns = meta.story({
  args: { product: aProductDetail({ returnDays: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cannot be sent back')).toBeVisible();
  },
});

export const RegionUnavailable = meta.story({
  args: { product: aProductThatIs('notInRegion') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Delivery')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Payment')).not.toBeInTheDocument();
  },
});

export const AddressMissing = meta.story({
  args: { estimate: <DeliveryAsk href="/Addresses" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Please add your address' })).toBeVisible();
    await expect(canvas.queryByText('Rs 480')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({ render: () => <PromiseCardSkeleton /> });

const onRetry = fn();

export const Error = meta.story({
  args: { estimate: <ErrorState compact onRetry={onRetry} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('24 months')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { product: aProductThatIs('overseas') },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
