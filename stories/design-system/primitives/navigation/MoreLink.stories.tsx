import { expect } from 'storybook/test';
import { MoreLink } from '#src/design-system/primitives/navigation/MoreLink.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: MoreLink, args: { to: '/trending', children: 'See all' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See all' });
    await expect(link).toHaveAttribute('href', '/trending');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});

export const LongText = meta.story({
  args: { children: 'Посмотреть все отзывы, которые вы оставили за последние два года' },
  globals: { viewport: { value: 'phone' } },
});
