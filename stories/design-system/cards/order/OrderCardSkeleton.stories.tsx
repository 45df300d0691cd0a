import { OrderCardSkeleton } from '#src/design-system/cards/order/OrderCardSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: OrderCardSkeleton });

export const Default = meta.story();

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
