import { expect } from 'storybook/test';
import { EmptyFollows } from '#src/design-system/empty-states/EmptyFollows.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: EmptyFollows, args: { href: '/' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No shops followed yet'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Find shops') })).toHaveAttribute('href', '/');
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
