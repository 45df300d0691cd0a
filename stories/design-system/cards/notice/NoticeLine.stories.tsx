import { Megaphone } from 'lucide-react';
import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { NoticeLine } from '#src/design-system/cards/notice/NoticeLine.tsx';
import preview from '#storybook/preview.tsx';
import { inStory } from '#storybook/say.ts';

const meta = preview.meta({
  component: NoticeLine,
  args: {
    icon: Megaphone,
    title: 'Order placed',
    text: 'Please have Rs 35,250 ready in cash for the courier.',
    time: '2026-05-04T08:00:00Z',
    unread: false,
    href: '/notices',
    now: () => Date.parse('2026-05-04T08:05:00Z'),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(inStory().formatRelativeTime(-5, 'minute'))).toBeVisible();
  },
});

export const HtmlInText = meta.story({
  args: { title: hostile.html },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(hostile.html)).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { title: hostile.word, text: hostile.long, unread: true },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
