import { CartSkeleton } from '#src/design-system/panels/cart/CartSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: CartSkeleton });

export const Default = meta.story();

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
