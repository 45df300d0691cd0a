import { expect } from 'storybook/test';
import { EmptyChat } from '#src/design-system/empty-states/EmptyChat.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: EmptyChat, args: { href: '/categories' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No chats yet'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Browse shops') })).toHaveAttribute(
      'href',
      '/categories',
    );
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
