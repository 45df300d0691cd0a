import { expect } from 'storybook/test';
import { ReviewTabs } from '#src/design-system/tabs/ReviewTabs.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: ReviewTabs,
  args: {
    current: 'toRate' as const,
    toRate: 3,
    hrefs: { toRate: '/RateProduct', rated: '/RateProduct?show=rated' },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: say('reviewTabs.label') })).toBeVisible();
    const current = canvas.getByRole('link', { name: like('reviewTabs.toRate') });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current).toHaveTextContent('3');
    await expect(canvas.getByRole('link', { name: like('reviewTabs.rated') })).toHaveAttribute(
      'href',
      '/RateProduct?show=rated',
    );
  },
});

export const Rated = meta.story({
  args: { current: 'rated', toRate: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: like('reviewTabs.rated') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.queryByText(/\d/)).not.toBeInTheDocument();
  },
});

export const Many = meta.story({ args: { toRate: 1240, rated: 14 } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
