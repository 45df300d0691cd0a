import { LatestNoticesSkeleton } from '#src/design-system/panels/notice/LatestNoticesSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: LatestNoticesSkeleton,
  decorators: [
    (Story) => (
      <div className="max-w-105">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
