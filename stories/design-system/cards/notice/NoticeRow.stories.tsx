import { expect, fn } from 'storybook/test';
import { exampleOf } from '#mocks/contract-examples.ts';
import { first } from '#mocks/fixtures/first.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { NoticeRow } from '#src/design-system/cards/notice/NoticeRow.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const notice = first(exampleOf('pageOrderNotices', 'ok').records);
const meta = preview.meta({
  component: NoticeRow,
  args: {
    notice: { ...notice, isRead: true },
    href: '/order-details',
    now: () => Date.parse('2026-05-04T08:06:00Z'),
    onOpen: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(say('Unread'))).not.toBeInTheDocument();
    const link = canvas.getByRole('link', { name: 'Order placed' });
    await expect(link).toHaveAttribute('href', '/order-details');
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const Unread = meta.story({
  args: { notice: { ...notice, isRead: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Unread'))).toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: { notice: { ...notice, title: hostile.long, content: hostile.long } },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
