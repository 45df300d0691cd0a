import { expect } from 'storybook/test';
import { ReviewTabs } from '#src/design-system/tabs/ReviewTabs.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: ReviewTabs,
  args: {
    current: 'toRate' as const,
    toRate: 3,
    hrefs: { toRate: '/rate-product', rated: '/rate-product?tab=rated' },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: say('My reviews') })).toBeVisible();
    const current = canvas.getByRole('link', { name: like('To rate') });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current).toHaveTextContent('3');
    await expect(canvas.getByRole('link', { name: say('Rated') })).toHaveAttribute(
      'href',
      '/rate-product?tab=rated',
    );
  },
});

export const Rated = meta.story({
  args: { current: 'rated', toRate: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('Rated') })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByText(/\d/)).not.toBeInTheDocument();
  },
});

export const Many = meta.story({ args: { toRate: 1240 } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
