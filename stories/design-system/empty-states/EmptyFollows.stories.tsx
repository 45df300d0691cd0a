import { expect } from 'storybook/test';
import { EmptyFollows } from '#src/design-system/empty-states/EmptyFollows.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: EmptyFollows, args: { href: '/' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No shops followed yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find shops' })).toHaveAttribute('href', '/');
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
