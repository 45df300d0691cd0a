import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aGuestAnnouncement, someAnnouncements, someOrderNotices } from '#mocks/fixtures/notifications.ts';
import { LatestNotices } from '#src/design-system/panels/notice/LatestNotices.tsx';
import { latestNotices } from '#src/domain/notice/latest-notices.ts';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: LatestNotices,
  args: {
    notices: latestNotices(someOrderNotices(11), someAnnouncements(4)),
    hrefOf: (notice) =>
      'noticeId' in notice ? `/order-details/${notice.orderNumber}` : `/news/${notice.id}`,
    onOpen: fn(),
    onReadAll: fn(),
    allHref: '/Notification',
    emptyHref: '/trending',
    onLeave: fn(),
    now: () => now,
  },
  decorators: [
    (Story) => (
      <div className="max-w-105 overflow-hidden rounded-lg bg-raised shadow-pop">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('link', { name: 'Order placed' }));
    await expect(args.onOpen).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Order placed' }),
      expect.anything(),
    );
    await userEvent.click(canvas.getByRole('button', { name: say('Mark all read') }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: say('See all notifications') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

export const Announcements = meta.story({
  args: { notices: someAnnouncements(3) },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('link', { name: 'Two new pick-up points in Kandy and Galle' });
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/news\//));
  },
});

export const Read = meta.story({
  args: { notices: someOrderNotices(5, { isRead: true }), onReadAll: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(say('Unread'))).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Busy = meta.story({
  args: { readingAll: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Mark all read') }));
    await expect(args.onReadAll).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  args: { notices: undefined, onReadAll: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: say('See all notifications') })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { notices: undefined, onReadAll: undefined, onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('Something went wrong'));
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** One of the two kinds could not be had: the other is shown, and both can be had by a press. */
export const PartFailed = meta.story({
  args: { notices: someAnnouncements(3), onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

export const Empty = meta.story({
  args: { notices: [], onReadAll: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('All quiet'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Browse deals') })).toHaveAttribute(
      'href',
      '/trending',
    );
  },
});

export const SignedOut = meta.story({
  args: { notices: [aGuestAnnouncement()], onReadAll: undefined, onLogIn: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: say('latestNotices.logIn') }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: { notices: someOrderNotices(3, { title: hostile.long, content: hostile.word }), onLogIn: fn() },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
