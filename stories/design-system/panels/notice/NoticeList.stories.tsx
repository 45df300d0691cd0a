import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import {
  aGuestAnnouncement,
  anOrderNotice,
  someAnnouncements,
  someOrderNotices,
} from '#mocks/fixtures/notifications.ts';
import { NoticeList } from '#src/design-system/panels/notice/NoticeList.tsx';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: NoticeList,
  args: {
    notices: someOrderNotices(5),
    hrefOf: (notice) =>
      'noticeId' in notice ? `/order-details/${notice.orderNumber}` : `/news/${notice.id}`,
    onOpen: fn(),
    onReadAll: fn(),
    emptyHref: '/',
    now: () => now,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('link', { name: 'Order placed' }));
    await expect(args.onOpen).toHaveBeenCalledWith(args.notices[0], expect.anything());
    await userEvent.click(canvas.getByRole('button', { name: say('Mark all as read') }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
  },
});

export const Unread = meta.story({
  args: { notices: someOrderNotices(3, { isRead: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('noticeList.unread', { count: 3 }))).toBeVisible();
    await expect(canvas.getAllByText(say('Unread'))).toHaveLength(3);
  },
});

export const Read = meta.story({
  args: { notices: someOrderNotices(3, { isRead: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: say('Mark all as read') })).not.toBeInTheDocument();
    await expect(canvas.queryByText(say('Unread'))).not.toBeInTheDocument();
  },
});

export const OrderNotice = meta.story({
  args: { notices: [anOrderNotice({}, 'OUT_FOR_DELIVERY'), anOrderNotice({}, 'REFUND')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Arriving today' })).toHaveAttribute(
      'href',
      '/order-details/260504080000000004',
    );
  },
});

export const Announcement = meta.story({
  args: { notices: someAnnouncements(4) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Two new pick-up points in Kandy and Galle' }),
    ).toBeVisible();
    await expect(canvas.getByText(say('noticeList.unread', { count: 2 }))).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { readingAll: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Mark all as read') }));
    await expect(args.onReadAll).not.toHaveBeenCalled();
  },
});

export const Many = meta.story({
  args: { notices: someOrderNotices(50) },
  globals: { viewport: { value: 'phone' } },
});

export const Empty = meta.story({
  args: { notices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('All quiet'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Browse deals') })).toHaveAttribute('href', '/');
  },
});

export const SignedOut = meta.story({
  args: { notices: [aGuestAnnouncement()], onReadAll: undefined, onLogIn: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: say('noticeList.logIn') }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: { notices: someOrderNotices(2, { title: hostile.long, content: hostile.word }), onLogIn: fn() },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
