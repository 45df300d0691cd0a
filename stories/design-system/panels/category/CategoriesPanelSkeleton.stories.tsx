import { CategoriesPanelSkeleton } from '#src/design-system/panels/category/CategoriesPanelSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: CategoriesPanelSkeleton });

export const Default = meta.story();
