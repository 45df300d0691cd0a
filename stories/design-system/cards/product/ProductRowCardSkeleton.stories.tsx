import { ProductRowCardSkeleton } from '#src/design-system/cards/product/ProductRowCardSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: ProductRowCardSkeleton });

export const Default = meta.story();

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
