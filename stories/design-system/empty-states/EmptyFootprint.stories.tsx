import { expect } from 'storybook/test';
import { EmptyFootprint } from '#src/design-system/empty-states/EmptyFootprint.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: EmptyFootprint, args: { href: '/' } });

/** No footprint, with the way to the shop (S8.27). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Nothing viewed yet'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Start shopping') })).toHaveAttribute('href', '/');
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
