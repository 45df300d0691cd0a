import { expect } from 'storybook/test';
import { EmptyCoins } from '#src/design-system/empty-states/EmptyCoins.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: EmptyCoins, args: { href: '/' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No coins yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
