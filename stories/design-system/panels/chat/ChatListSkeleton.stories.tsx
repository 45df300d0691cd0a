import { ChatListSkeleton } from '#src/design-system/panels/chat/ChatListSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ChatListSkeleton,
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
