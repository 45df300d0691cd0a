import { ProductRailSkeleton } from '#src/design-system/panels/product/ProductRailSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: ProductRailSkeleton });

export const Default = meta.story();

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
