import { CheckoutSkeleton } from '#src/design-system/cards/CheckoutSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: CheckoutSkeleton });

export const Default = meta.story();

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
