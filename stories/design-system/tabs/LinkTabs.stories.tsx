import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { LinkTabs } from '#src/design-system/tabs/LinkTabs.tsx';
import preview from '#storybook/preview.tsx';

const tabs = [
  { key: 'all', name: 'All', href: '/all', count: 3 },
  { key: 'open', name: 'Open', href: '/open' },
  { key: 'ended', name: 'Ended', href: '/ended', count: 0 },
];

const meta = preview.meta({ component: LinkTabs, args: { label: 'Things by state', tabs, current: 'open' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Things by state' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'All 3' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { name: 'Ended' })).toHaveAttribute('href', '/ended');
  },
});

export const Many = meta.story({
  args: {
    tabs: Array.from({ length: 20 }, (_, index) => ({
      key: `${index}`,
      name: `Part ${index + 1}`,
      href: `/${index}`,
      count: index * 99,
    })),
    current: '3',
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { tabs: [{ key: 'a', name: hostile.long, href: '/a' }, ...tabs], current: 'a' },
  globals: { viewport: { value: 'phone' } },
});
