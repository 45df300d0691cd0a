import { CheckoutSkeleton } from '#src/design-system/panels/checkout/CheckoutSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: CheckoutSkeleton });

export const Default = meta.story();

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
