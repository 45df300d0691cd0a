import { CategoryTreeSkeleton } from '#src/design-system/panels/category/CategoryTreeSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: CategoryTreeSkeleton,
  decorators: [
    (Story) => (
      <div className="max-w-70">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
