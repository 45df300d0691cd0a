import { BannerHeroSkeleton } from '#src/design-system/panels/home/BannerHeroSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: BannerHeroSkeleton });

export const Default = meta.story();

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
