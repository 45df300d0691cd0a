import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { anAnnouncement, anOrderNotice } from '#mocks/fixtures/notifications.ts';
import { LatestNoticeRow } from '#src/design-system/cards/notice/LatestNoticeRow.tsx';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: LatestNoticeRow,
  args: { notice: anOrderNotice({ isRead: true }), href: '/order-details', onOpen: fn(), now: () => now },
  decorators: [
    (Story) => (
      <div className="max-w-105">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(say('Unread'))).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Order placed' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const Unread = meta.story({
  args: { notice: anOrderNotice({ isRead: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Unread'))).toBeInTheDocument();
  },
});

/** Without a picture the sign of its kind stands there. */
export const WithoutPicture = meta.story({ args: { notice: anOrderNotice({ pic: null }, 'SHIPPED') } });

export const Announcement = meta.story({
  args: { notice: anAnnouncement({ pic: null }), href: '/news' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/news');
  },
});

export const LongText = meta.story({
  args: { notice: anOrderNotice({ title: hostile.long, content: hostile.long }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
