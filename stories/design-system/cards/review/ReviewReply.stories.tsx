import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { ReviewReply } from '#src/design-system/cards/review/ReviewReply.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const reply = { content: 'Thank you, no two are alike.', time: '2026-04-27T02:15:00Z' };
const meta = preview.meta({ component: ReviewReply, args: { reply } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Reply from the shop'))).toBeVisible();
    await expect(canvas.getByText(reply.content)).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { reply: { ...reply, content: hostile.long } },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
