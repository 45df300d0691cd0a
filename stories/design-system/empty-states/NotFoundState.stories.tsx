import { expect } from 'storybook/test';
import { NotFoundState } from '#src/design-system/empty-states/NotFoundState.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: NotFoundState,
  args: { href: '/' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page cannot be found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
