import { expect } from 'storybook/test';
import { CartDrawing } from '#src/design-system/layout/illustrations/CartDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: EmptyState,
  args: {
    drawing: <CartDrawing />,
    title: 'Your cart is empty',
    text: 'Things you add wait here for you.',
    action: <LinkButton to="/">Start shopping</LinkButton>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your cart is empty')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
  },
});

export const WithoutAction = meta.story({ args: { action: undefined } });

export const WithoutDrawing = meta.story({ args: { drawing: undefined } });

export const Compact = meta.story({
  args: { compact: true, drawing: undefined, title: 'No vouchers fit', text: 'Add Rs 1,200 to use one.' },
});

export const LongText = meta.story({
  args: {
    title: 'В вашей корзине пока ничего нет, но это легко исправить',
    text: 'Товары, которые вы добавите, будут ждать вас здесь на любом устройстве, пока вы не оформите заказ.',
  },
  globals: { viewport: { value: 'phone' } },
});
