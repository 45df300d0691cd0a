import { expect } from 'storybook/test';
import { StoreBadge } from '#src/design-system/primitives/media/StoreBadge.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: StoreBadge,
  args: { store: 'ios' as const, href: 'https://apps.example/ican-mall' },
});

/** S2.97: the store as a picture, which leads there in a window of its own. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: say('Get the app in the App Store') });
    await expect(way).toHaveAttribute('href', 'https://apps.example/ican-mall');
    await expect(way).toHaveAttribute('target', '_blank');
  },
});

export const Android = meta.story({ args: { store: 'android' as const } });

export const LongText = meta.story({
  args: { store: 'android' as const },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
