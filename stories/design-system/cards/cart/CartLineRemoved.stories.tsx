import { expect, fn } from 'storybook/test';
import { aCartItem } from '#mocks/fixtures/cart.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { CartLineRemoved } from '#src/design-system/cards/cart/CartLineRemoved.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: CartLineRemoved, args: { line: aCartItem(), onUndo: fn() } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say('{name} was removed', { name: aCartItem().prodName }),
    );
    await userEvent.click(canvas.getByRole('button', { name: say('Undo') }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: { line: aCartItem({ prodName: hostile.long }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
