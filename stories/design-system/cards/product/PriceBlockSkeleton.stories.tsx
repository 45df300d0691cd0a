import { PriceBlockSkeleton } from '#src/design-system/cards/product/PriceBlockSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PriceBlockSkeleton });

export const Default = meta.story();

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
