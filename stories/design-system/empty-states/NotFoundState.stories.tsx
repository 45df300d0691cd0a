import { expect } from 'storybook/test';
import { NotFoundState } from '#src/design-system/empty-states/NotFoundState.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: NotFoundState,
  args: { href: '/' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('This page cannot be found'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Go to Home') })).toHaveAttribute('href', '/');
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
