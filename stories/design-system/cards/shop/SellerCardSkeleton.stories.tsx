import { SellerCardSkeleton } from '#src/design-system/cards/shop/SellerCardSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SellerCardSkeleton });

export const Default = meta.story();

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
