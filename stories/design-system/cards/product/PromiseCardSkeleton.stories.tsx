import { PromiseCardSkeleton } from '#src/design-system/cards/product/PromiseCardSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PromiseCardSkeleton });

export const Default = meta.story();

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
