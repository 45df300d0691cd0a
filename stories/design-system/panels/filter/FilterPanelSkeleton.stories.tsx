import { FilterPanelSkeleton } from '#src/design-system/panels/filter/FilterPanelSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: FilterPanelSkeleton,
  decorators: [
    (Story) => (
      <div className="max-w-58 py-4">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({});
