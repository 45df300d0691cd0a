import { expect, fn } from 'storybook/test';
import { NoticeLink } from '#src/design-system/layout/NoticeLink.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: NoticeLink,
  args: { href: '/Notification', count: 5, onClick: fn((event) => event.preventDefault()) },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const bell = canvas.getByRole('link', { name: say('Notifications') });
    await expect(bell).toHaveAccessibleDescription(say('noticeLink.unread', { count: 5 }));
    await userEvent.click(bell);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('Notifications') })).not.toHaveAccessibleDescription();
  },
});

export const Many = meta.story({
  args: { count: 240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('99+');
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription(
      say('noticeLink.unread', { count: 240 }),
    );
  },
});

/** It opens the latest notices below it. */
export const Open = meta.story({
  args: { 'aria-haspopup': 'dialog', 'aria-expanded': true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('Notifications') })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
});
