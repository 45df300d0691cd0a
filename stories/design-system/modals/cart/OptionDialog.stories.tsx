import { expect, fn, screen } from 'storybook/test';
import { aCartItem } from '#mocks/fixtures/cart.ts';
import { someSkus } from '#mocks/fixtures/catalog.ts';
import { OptionDialog } from '#src/design-system/modals/cart/OptionDialog.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const skus = someSkus(3).map((sku) => ({ ...sku, status: 'ON' as const, stocks: 5 }));
const [first, second] = skus;

const meta = preview.meta({
  component: OptionDialog,
  args: {
    line: { ...aCartItem(), skuId: first?.skuId ?? 0 },
    skus,
    failed: false,
    onRetry: fn(),
    busy: false,
    onTake: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const take = await screen.findByRole('button', { name: say('optionDialog.take') });
    await expect(take).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: second?.skuName ?? '' }));
    await userEvent.click(take);
    await expect(args.onTake).toHaveBeenCalledWith(second?.skuId);
  },
});

export const Loading = meta.story({ args: { skus: undefined } });

export const Error = meta.story({
  args: { skus: undefined, failed: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('errorState.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const One = meta.story({
  args: { skus: skus.slice(0, 1) },
  play: async () => {
    await expect(await screen.findByText(say('This is the only option.'))).toBeVisible();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
