import { expect, fn } from 'storybook/test';
import { aCheckoutWith } from '#mocks/fixtures/checkout.ts';
import { CheckoutBlockers } from '#src/design-system/panels/checkout/CheckoutBlockers.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const sold = aCheckoutWith('outOfStock');
const [{ desc: reason, skuId } = { desc: '', skuId: null }] = sold.blockers;
const product = sold.shops.flatMap(({ items }) => items).find((item) => item.skuId === skuId)?.prodName ?? '';

const meta = preview.meta({
  component: CheckoutBlockers,
  args: {
    preview: sold,
    onTakeOut: fn(),
    wayBack: (
      <LinkButton tone="outline" size="md" to="/Cart">
        Back to the cart
      </LinkButton>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      say('{reason}: {product}', { reason, product }),
    );
    await userEvent.click(
      canvas.getByRole('button', { name: say('Remove from order: {product}', { product }) }),
    );
    await expect(args.onTakeOut).toHaveBeenCalledWith([9002]);
  },
});

export const OnlyLine = meta.story({
  args: { onTakeOut: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the cart' })).toBeVisible();
  },
});

export const NoProduct = meta.story({
  args: { preview: aCheckoutWith('noAddress') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please add your address');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
