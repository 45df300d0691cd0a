import { expect, fn } from 'storybook/test';
import { exampleOf } from '#mocks/contract-examples.ts';
import { first } from '#mocks/fixtures/first.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { AnnouncementRow } from '#src/design-system/cards/notice/AnnouncementRow.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const announcement = first(exampleOf('pageGuestNotifications', 'ok').records);
const meta = preview.meta({
  component: AnnouncementRow,
  args: { announcement, href: '/announcements/1', onOpen: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(say('Unread'))).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: announcement.title }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const Unread = meta.story({
  args: { announcement: { ...announcement, isRead: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Unread'))).toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: { announcement: { ...announcement, title: hostile.word, summary: hostile.long } },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
